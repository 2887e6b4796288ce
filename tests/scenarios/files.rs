//! Scenario files: what may stand in them, and what is said of what may not.
