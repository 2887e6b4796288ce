//! What a person who watches sees of long work: nothing is shown where
//! standard error is no terminal, and nothing is left when the work is done.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// Shows what goes on while `work` does it.
pub(super) fn spin<T>(what: &'static str, work: impl FnOnce() -> T) -> T {
    let spinner = ProgressBar::new_spinner().with_message(what);
    spinner.enable_steady_tick(Duration::from_millis(100));
    let result = work();
    spinner.finish_and_clear();
    result
}

/// A bar for this many things; it is to be cleared at the end.
pub(super) fn bar(what: &'static str, things: usize) -> ProgressBar {
    let style =
        ProgressStyle::with_template("{msg} {bar:30} {pos}/{len}").unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(things as u64).with_style(style).with_message(what)
}
