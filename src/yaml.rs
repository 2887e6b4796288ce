//! YAML as a tree that knows where each value stands.
