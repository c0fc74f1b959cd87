// Reads coverage in LCOV form and prints figures of rules and tower, then file by file, then the lines never reached.
//
//   node scripts/lib/coverage.mjs LCOV-FILE
import { readFileSync } from "node:fs";
import { relative } from "node:path";

/** Rules and tower, without view and computer player. */
const inScope = (path) => /^src\/(engine|games\/[^/]+(\/tower)?)\/[^/]+$/.test(path);

/** One entry a file: its lines with their counts, and its functions, those of one name joined. */
function read(text) {
  const files = new Map();
  let file;
  for (const line of text.split("\n")) {
    const [, kind, rest] = line.match(/^(SF|DA|FN|FNDA):(.*)$/) ?? [];
    if (kind === "SF") {
      const path = relative(process.cwd(), rest);
      if (!files.has(path)) files.set(path, { lines: new Map(), starts: new Map(), functions: new Map() });
      file = files.get(path);
    } else if (kind === "DA") {
      const [number, count] = rest.split(",").map(Number);
      file.lines.set(number, (file.lines.get(number) ?? 0) + count);
    } else if (kind === "FN") {
      const [start, name] = rest.split(",");
      file.starts.set(name, start);
    } else if (kind === "FNDA") {
      // A generic function is there once for each type: together they are one, known by its first line.
      const [count, name] = rest.split(",");
      const start = file.starts.get(name);
      file.functions.set(start, (file.functions.get(start) ?? 0) + Number(count));
    }
  }
  return files;
}

const reached = (counts) => [...counts.values()].filter((count) => count > 0).length;
const percent = (part, whole) => ((100 * part) / whole).toFixed(2);

const files = [...read(readFileSync(process.argv[2], "utf8"))].filter(([path]) => inScope(path)).sort();
const sum = (of) => files.reduce((total, [, file]) => total + of(file), 0);
const lines = sum((f) => f.lines.size);
const covered = sum((f) => reached(f.lines));
const functions = sum((f) => f.functions.size);
const called = sum((f) => reached(f.functions));
if (lines === 0) throw new Error("no line of rules and tower in the coverage");
console.log(`files ${files.length}`);
console.log(`lines ${lines}`);
console.log(`covered ${covered}`);
console.log(`percent ${percent(covered, lines)}`);
console.log(`functions ${functions}`);
console.log(`functions_called ${called}`);
for (const [path, f] of files) {
  console.log(`file ${path} ${reached(f.lines)} of ${f.lines.size}, ${percent(reached(f.lines), f.lines.size)} %`);
}
for (const [path, f] of files) {
  for (const [number, count] of f.lines) if (count === 0) console.log(`uncovered ${path}:${number}`);
}
