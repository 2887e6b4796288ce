//! The scenarios of the example site: each holds.

use std::path::Path;

use outflank::diagnostic::Source;
use outflank::scenario::verify;

#[test]
fn every_scenario_of_the_site_holds() {
    let mut count = 0;
    for file in walkdir::WalkDir::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("diagrams")) {
        let file = file.unwrap();
        if file.file_type().is_file() {
            let text = std::fs::read_to_string(file.path()).unwrap();
            let name = file.path().display().to_string();
            verify(&name, &Source::new(&name, text)).unwrap_or_else(|problems| panic!("{name}: {problems:#?}"));
            count += 1;
        }
    }
    assert!(count >= 50, "{count} scenarios");
}
