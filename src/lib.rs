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
//! - `rules`: the engine, `core` + `alloc` alone;
//! - `notation`: squares, transcripts and drawn positions as text;
//! - `diagnostic`: what is wrong, where, and what to do;
//! - `yaml`: YAML as a tree that knows where each value stands;
//! - `scenario`: scripts of plays with claims, proved or refuted;
//! - `diagram`: frames as pictures, and the pictures read back;
//! - `language`: locales, strings, and frames in words;
//! - `site`: sources, pages, templates, output;
//! - `command`: the command line.
#![cfg_attr(not(feature = "site"), no_std)]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

extern crate alloc;

#[cfg(feature = "site")]
pub mod command;
#[cfg(feature = "site")]
pub mod diagnostic;
#[cfg(feature = "site")]
pub mod diagram;
#[cfg(feature = "site")]
pub mod language;
#[cfg(feature = "site")]
pub mod notation;
pub mod rules;
#[cfg(feature = "site")]
pub mod scenario;
#[cfg(feature = "site")]
pub mod site;
#[cfg(feature = "site")]
pub mod yaml;
