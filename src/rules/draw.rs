//! Drawing the blocked squares: the same on every machine, from a seed.
//!
//! The generator is SplitMix64 (Steele, Lea and Flood, *Fast splittable
//! pseudorandom number generators*, OOPSLA 2014). A number below `n` is the
//! high half of its output times `n` (Lemire's reduction, without rejection).

use alloc::vec::Vec;

use super::square::SquareSet;

/// A draw of blocked squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Draw {
    /// How many squares are drawn.
    pub n: u64,
    /// The seed, which is part of the game's record.
    pub seed: u64,
}

impl Draw {
    /// The squares that this draw takes from the candidates.
    pub(super) fn from(self, candidates: SquareSet) -> SquareSet {
        let mut state = self.seed;
        let mut slips: Vec<_> = candidates.iter().collect();
        let drawn = slips.len().min(usize::try_from(self.n).unwrap_or(usize::MAX));
        for taken in 0..drawn {
            let left = (slips.len() - taken) as u128;
            let below = (u128::from(split_mix_64(&mut state)) * left) >> 64;
            slips.swap(taken, taken + below as usize);
        }
        slips.into_iter().take(drawn).collect()
    }
}

fn split_mix_64(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
