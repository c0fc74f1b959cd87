// What axe-core finds in a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The text of axe-core, for `page.evaluate`: the debugger's hand leaves the policy of the page as it is. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations inside of the element with this selector, by day and by night. */
export async function axeViolations(page, selector) {
  const found = [];
  await page.evaluate(AXE);
  for (const theme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme: theme });
    await page.waitForSelector(`html[data-theme=${theme}]`);
    const { violations } = await page.evaluate(
      (root) => window.axe.run(document.querySelector(root), { resultTypes: ['violations'] }), selector);
    found.push(...violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes[0].target} ${nodes[0].failureSummary}`));
  }
  return found;
}
