// What every browser test needs: a server for the built page, a browser, and pages that keep a list of their problems.
//
//   const server = await serveDist({ prefix: '/a/b/c/' });
//   const browser = await openBrowser();
//   const visit = await openPage(browser, { url: server.url, width: 390, height: 844, theme: 'dark' });
//   await visit.ready();                      // the game stands
//   await visit.page.click('#more');          // a Playwright page
//   visit.expectClean();                      // no errors, no policy violations, nothing from elsewhere
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/lib/serve.mjs';
import { launch } from './browsers.mjs';

/** The page takes no press so soon after a decision, or after it opened (see DEAD_MS of the table page); and a little. */
export const DEAD_MS = 320;

/** The folder of the built page. */
export const DIST = process.env.DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));

/** Serves the built page under `prefix`; resolves to `{ url, close }`. More options are those of `serve`. */
export async function serveDist({ prefix = '/', root = DIST, ...more } = {}) {
  assert.ok(existsSync(path.join(root, 'index.html')), `no page in ${root}: run scripts/test page`);
  return serve({ root, prefix, ...more });
}

/** Starts the browser, for its tests. */
export const openBrowser = (options = {}) => launch(options);

/**
 * Opens `url` in a fresh profile. `before(page, context)` runs ahead of the navigation (routes, init scripts);
 * `allow` is a list of regular expressions for problems that a test provokes on purpose; `context` goes to Playwright.
 *
 * Resolves to `{ page, context, problems, requests, response, ready, expectClean, close }`.
 */
export async function openPage(browser, {
  url, width = 1440, height = 900, theme = 'light', javaScript = true, locale = 'en-US', before, allow = [],
  context: contextOptions = {},
}) {
  const origin = new URL(url).origin;
  const context = await browser.newContext({
    viewport: { width, height }, colorScheme: theme, javaScriptEnabled: javaScript, locale,
    reducedMotion: 'reduce', ...contextOptions,
  });
  const page = await context.newPage();
  const problems = [];
  const requests = [];
  const report = (problem) => {
    if (!allow.some((pattern) => pattern.test(problem))) problems.push(problem);
  };

  page.on('pageerror', (error) => report(`uncaught: ${error.message}`));
  page.on('crash', () => report('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('request', (request) => {
    requests.push(request.url());
    const { protocol } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && new URL(request.url()).origin !== origin) {
      report(`request to another origin: ${request.url()}`);
    }
  });
  await page.exposeFunction('reportViolation', (text) => report(`policy violation: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportViolation(`${event.effectiveDirective} blocked ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`);
    });
  });
  await before?.(page, context);
  const response = await page.goto(url);

  return {
    page,
    context,
    problems,
    requests,
    response,
    /** Waits until the loader has started the program and the page takes a press: a table that opens does not at once. */
    async ready(timeout = 20_000) {
      await page.waitForSelector('html[data-ready]', { state: 'attached', timeout });
      const opened = await page.evaluate(() => document.querySelector('.app') && performance.now());
      if (opened === null) return;
      await page.waitForFunction(([at, ms]) => performance.now() - at > ms
        && !document.getAnimations().some((animation) => animation.animationName === 'deaf'), [opened, DEAD_MS]);
    },
    /** Fails when the page had a problem. */
    expectClean: () => assert.deepEqual(problems, [], 'the page has no problems'),
    close: () => context.close(),
  };
}

/** Reasons why the markup of a page as it stands breaks the rules: inline style, inline script, inline handlers. */
export async function inlineFaults(page) {
  return page.evaluate(() => {
    const show = (element) => element.outerHTML.slice(0, 120);
    const faults = [];
    for (const element of document.querySelectorAll('[style]')) faults.push(`style attribute: ${show(element)}`);
    for (const element of document.querySelectorAll('style')) faults.push(`style element: ${show(element)}`);
    for (const element of document.querySelectorAll('script:not([src])')) faults.push(`inline script: ${show(element)}`);
    for (const element of document.querySelectorAll('*')) {
      for (const { name } of element.attributes) {
        if (name.startsWith('on')) faults.push(`inline handler ${name}: ${show(element)}`);
      }
    }
    return faults;
  });
}
