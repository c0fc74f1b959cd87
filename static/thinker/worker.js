// Thinks beside the page. It is told where the program lies, then what to think about; it tells that it is alive.
import { wake } from './mind.js';

let mind = null;
let now = null;

async function hear({ id, ask, js, wasm }) {
  now = id;
  try {
    mind ??= wake(js, wasm);
    const decide = await mind;
    // Another ask may have come while the program was fetched.
    if (now !== id) return;
    const answer = await decide(ask, 12);
    if (answer !== null) self.postMessage({ id, answer });
  } catch (error) {
    mind = null;
    self.postMessage({ id, fault: String(error && error.message) });
  }
}

self.onmessage = ({ data }) => {
  if (data.ask) hear(data);
  else self.postMessage({ alive: true });
};
