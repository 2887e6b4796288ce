//! Scenarios: scripts of plays with claims, proved or refuted by the engine.

mod frame;

pub use frame::{Claim, Crop, Frame, Mark, Played, Proof, Scenario, Show};
