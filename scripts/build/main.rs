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

/// Packs every folder of `static/lang` into a file of its name in the folder for what is made.
#[cfg(feature = "ui")]
fn languages() -> Result<(), String> {
    use std::{env, fs, path::Path};

    let said = |fault: std::io::Error| fault.to_string();
    println!("cargo::rerun-if-changed=static/lang");
    let out = env::var("OUT_DIR").map_err(|fault| fault.to_string())?;
    for language in fs::read_dir("static/lang").map_err(said)? {
        let language = language.map_err(said)?;
        if !language.path().is_dir() {
            continue;
        }
        let mut texts = Vec::new();
        for file in fs::read_dir(language.path()).map_err(said)? {
            let path = file.map_err(said)?.path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                texts.push(fs::read_to_string(path).map_err(said)?);
            }
        }
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        let name = language.file_name().to_string_lossy().into_owned();
        let packed = pack::pack(&texts).map_err(|fault| format!("static/lang/{name}: {fault}"))?;
        fs::write(Path::new(&out).join(name + ".words"), packed).map_err(said)?;
    }
    Ok(())
}
