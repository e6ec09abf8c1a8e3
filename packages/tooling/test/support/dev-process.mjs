/** A development server as a test sees it: what it says, what it serves, how it ends. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Nothing here is judged by its speed: this is when a test gives up. */
const PATIENCE_MS = 120_000;

/** Resolves with the first truthy answer of `ask`; throws with `what` when there is none. */
export async function until(what, ask) {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const found = await ask();
    if (found) return found;
    await delay(100);
  }
  throw new Error(`never came: ${what}`);
}

/** Starts one of the `dev` functions of a tree in a process group of its own, as a terminal does. */
export function startDev(root, call, env) {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await (await import(${JSON.stringify(join(root, 'packages/tooling/dev', call.file))})).${call.run};`,
    ],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return {
    output: () => output,
    says: (words) =>
      until(`"${words}" in the terminal:\n${output}`, () => {
        if (child.exitCode !== null && !output.includes(words)) throw new Error(`ended without "${words}":\n${output}`);
        return output.includes(words);
      }),
    ended: async () => (child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode),
    /** Ctrl-C: the terminal sends it to the whole group. */
    interrupt: () => process.kill(-child.pid, 'SIGINT'),
    /** Whether any process of the group is still there. */
    leavesSomething: () => isThere(-child.pid),
    kill: () => isThere(-child.pid) && process.kill(-child.pid, 'SIGKILL'),
  };
}

function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A port that is free; with `port`, whether that one is. */
export function freePort(port = 0) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const { port: found } = probe.address();
      probe.close(() => resolve(found));
    });
  });
}

/** What an open page is told: the newest state, and a way to wait for one. */
export async function followEvents(origin) {
  const controller = new AbortController();
  const { body } = await fetch(`${origin}/__dev/events`, { signal: controller.signal });
  let state = null;
  const reading = (async () => {
    let text = '';
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const blocks = text.split('\n\n');
      text = blocks.pop();
      for (const block of blocks) state = JSON.parse(block.slice(block.indexOf('data: ') + 6));
    }
  })().catch(() => undefined);
  return {
    told: (what, ask) => until(what, () => (state && ask(state) ? state : null)),
    async end() {
      controller.abort();
      await reading;
    },
  };
}
