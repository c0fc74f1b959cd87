// The program that decides for computer players, in slices: between two of them a newer ask is heard, and the older one
// is dropped. It runs in a worker, or on the page where workers are refused. How long a slice takes changes no answer.

// From the host.
async function fetched(js, wasm) {
  const program = await import(js);
  const response = await fetch(wasm);
  if (!response.ok) throw new Error(`the program could not be loaded (the server answered ${response.status})`);
  // Compiling while the bytes arrive takes the right type, which not every host sends.
  const streams = response.headers.get('content-type')?.startsWith('application/wasm');
  await program.default({ module_or_path: streams ? response : await response.arrayBuffer() });
  return program;
}

/**
 * Starts the program, by default from these addresses; resolves to `decide(ask, ms, tell)`, which resolves to the answer,
 * or to `null` if another ask came. It tells between slices how far it has come, in thousandths.
 */
export async function wake(js, wasm, started = fetched) {
  const program = await started(js, wasm);
  const { port1, port2 } = new MessageChannel();
  const rest = () => new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
  let asked = 0;
  return async function decide(ask, ms, tell = () => {}) {
    const mine = (asked += 1);
    if (!program.open(ask)) return '';
    for (;;) {
      const end = performance.now() + ms;
      let more = true;
      while (more && performance.now() < end) more = program.think(1);
      if (!more) return program.answer();
      tell(program.progress());
      await rest();
      if (mine !== asked) return null;
    }
  };
}
