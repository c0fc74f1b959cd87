// Reads `cargo metadata` and prints the test files that need the page (features `ui` or `page-test`), one a line.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync(0, 'utf8'));
for (const target of packages.flatMap((each) => each.targets)) {
  const features = target['required-features'] ?? [];
  const ofPage = features.some((feature) => feature === 'ui' || feature === 'page-test');
  if (target.kind.includes('test') && ofPage) console.log(target.name);
}
