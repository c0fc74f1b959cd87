#!/usr/bin/env node
// What Playwright takes for Firefox (see browsers.mjs): it answers as Firefox does, and lets geckodriver start and end the
// real one, FIREFOX. A session of geckodriver has a WebSocket of WebDriver BiDi; all that Playwright says goes there.
//
// Two things are said otherwise: the session is begun and ended by geckodriver, which is what it is for, and what media
// the browser is to imitate is not asked of a Firefox that cannot (browsers.mjs sets it by preferences).
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const { FIREFOX = 'firefox-esr', GECKODRIVER = 'geckodriver' } = process.env;

// What Playwright gives: the profile with the preferences, and whether a window is shown. The port is geckodriver's affair.
const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--remote-debugging-port'));

const driver = spawn(GECKODRIVER, ['--port', '0', '--websocket-port', '0', '--binary', FIREFOX], { stdio: ['ignore', 'pipe', 'inherit'] });
const gone = new Promise((resolve) => { driver.once('exit', resolve); });

/** The address at which geckodriver takes commands. */
const service = await new Promise((resolve, reject) => {
  driver.once('error', reject);
  driver.once('exit', (code) => reject(new Error(`geckodriver ended with code ${code}`)));
  createInterface({ input: driver.stdout }).on('line', (line) => {
    console.error(line);
    const found = /Listening on (\S+)$/.exec(line);
    if (found) resolve(`http://${found[1]}`);
  });
});

/** One command of WebDriver; resolves to its value. */
async function command(method, address, body) {
  const response = await fetch(address, { method, body: body && JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

// What Playwright asks of a session, without what is for other browsers.
function capabilities({ alwaysMatch = {} }) {
  const asked = Object.entries(alwaysMatch).filter(([name]) => !name.includes(':'));
  return { alwaysMatch: { ...Object.fromEntries(asked), webSocketUrl: true, 'moz:firefoxOptions': { args } } };
}

let session;

async function begin(params) {
  const { sessionId, capabilities: got } = await command('POST', `${service}/session`, { capabilities: capabilities(params.capabilities) });
  session = `${service}/session/${sessionId}`;
  return { sessionId, capabilities: got };
}

async function end() {
  const ending = session;
  session = undefined;
  if (ending) await command('DELETE', ending);
  return {};
}

// Lets the two talk. What comes before the browser is there waits.
function join(playwright, firefox) {
  const imitated = new Set();
  playwright.on('message', (text) => {
    const { id, method, params } = JSON.parse(text);
    if (method === 'emulation.setMediaFeaturesOverride') imitated.add(id);
    if (method === 'browser.close') {
      end().then((result) => playwright.send(JSON.stringify({ type: 'success', id, result })), leave);
    } else {
      firefox.send(text.toString(), { binary: false });
    }
  });
  firefox.on('message', (text) => {
    const answer = imitated.size > 0 && JSON.parse(text);
    if (answer && imitated.delete(answer.id) && answer.error === 'unknown command') {
      playwright.send(JSON.stringify({ type: 'success', id: answer.id, result: {} }));
    } else {
      playwright.send(text.toString(), { binary: false });
    }
  });
}

async function leave(error) {
  if (error) console.error(error);
  await end().catch(console.error);
  driver.kill();
  await gone;
  process.exit(error ? 1 : 0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => leave());

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (playwright) => {
  // First comes `session.new`, and nothing before its answer.
  playwright.once('message', async (text) => {
    try {
      const { id, params } = JSON.parse(text);
      const result = await begin(params);
      const firefox = new WebSocket(result.capabilities.webSocketUrl, { maxPayload: 0, perMessageDeflate: false });
      firefox.once('error', leave);
      firefox.once('close', () => playwright.close());
      await new Promise((resolve) => { firefox.once('open', resolve); });
      join(playwright, firefox);
      playwright.send(JSON.stringify({ type: 'success', id, result }));
    } catch (error) {
      leave(error);
    }
  });
  playwright.once('close', () => leave());
});
// The words by which Playwright knows that Firefox has started.
server.once('listening', () => console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`));
