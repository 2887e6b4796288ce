//! Outflank: the rules of Reversi and its variants, published with every
//! diagram, example and number computed and checked by a rules engine.
//!
//! Data goes one way, from left to right:
//!
//! ```text
//! diagrams/*.yaml ─ scenario ─▶ Frame ─ diagram ─▶ SVG ─┐
//!                      │ rules                          ├─ site ─▶ output
//! content/<lang>/*.md, strings.ftl ─ language ──────────┘
//! ```
//!
//! The rooms, from the ground up; each imports only those above it:
//!
//! - [`rules`]: the engine, `core` + `alloc` alone;
#![cfg_attr(not(feature = "site"), no_std)]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

pub mod rules;
