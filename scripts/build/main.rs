//! Runs before the page is compiled: packs the language files, so that the page need not hold a reader for them.

#[cfg(feature = "ui")]
mod pack;

fn main() {
    println!("cargo::rerun-if-changed=scripts/build");
    #[cfg(feature = "ui")]
    if let Err(fault) = languages() {
        println!("cargo::error={fault}");
    }
}

/// Packs every folder of `static/lang` into a file of its name in the folder for what is made, and the folders in it, of
/// what is loaded later, into files of both names.
#[cfg(feature = "ui")]
fn languages() -> Result<(), String> {
    println!("cargo::rerun-if-changed=static/lang");
    for (language, folder) in folders("static/lang".as_ref())? {
        language_file(&language, &folder)?;
        for (part, folder) in folders(&folder)? {
            language_file(&format!("{language}-{part}"), &folder)?;
        }
    }
    Ok(())
}

/// The folders in a folder, with their names.
#[cfg(feature = "ui")]
fn folders(of: &std::path::Path) -> Result<Vec<(String, std::path::PathBuf)>, String> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(of).map_err(said)? {
        let entry = entry.map_err(said)?;
        if entry.path().is_dir() {
            found.push((
                entry.file_name().to_string_lossy().into_owned(),
                entry.path(),
            ));
        }
    }
    Ok(found)
}

/// Packs the messages of one folder.
#[cfg(feature = "ui")]
fn language_file(name: &str, folder: &std::path::Path) -> Result<(), String> {
    use std::{env, fs, path::Path};

    let out = env::var("OUT_DIR").map_err(|fault| fault.to_string())?;
    let mut texts = Vec::new();
    for file in fs::read_dir(folder).map_err(said)? {
        let path = file.map_err(said)?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            texts.push(fs::read_to_string(path).map_err(said)?);
        }
    }
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    let packed = pack::pack(&texts).map_err(|fault| format!("{}: {fault}", folder.display()))?;
    fs::write(Path::new(&out).join(format!("{name}.words")), packed).map_err(said)
}

#[cfg(feature = "ui")]
fn said(fault: std::io::Error) -> String {
    fault.to_string()
}
