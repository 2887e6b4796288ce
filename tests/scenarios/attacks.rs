//! Files from strangers: whatever stands in them, there is an answer, and soon.
