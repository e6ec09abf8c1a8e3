/** Starts a development server for a test and reads its output and events. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** When a test gives up waiting. Generous, because the tests do not measure speed. */
const WAIT_LIMIT_MS = 120_000;

/** Calls `read` until it returns something truthy and resolves with that; after the limit throws an error with `description`. */
export async function until(description, read) {
  const end = performance.now() + WAIT_LIMIT_MS;
  while (performance.now() < end) {
    const found = await read();
    if (found) return found;
    await delay(100);
  }
  throw new Error(`timed out: ${description}`);
}

/** Starts one of the `dev` functions of a tree in a process group of its own, as a terminal does. */
export function startDev(root, call, env) {
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `await (await import(${JSON.stringify(join(root, 'packages', call.file))})).${call.run};`,
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
    prints: (words) =>
      until(`"${words}" in the terminal:\n${output}`, () => {
        if (child.exitCode !== null && !output.includes(words)) throw new Error(`ended without "${words}":\n${output}`);
        return output.includes(words);
      }),
    ended: async () => (child.exitCode === null ? (await once(child, 'exit'))[0] : child.exitCode),
    /** Ctrl-C: a terminal sends SIGINT to the whole process group. */
    interrupt: () => process.kill(-child.pid, 'SIGINT'),
    /** Whether the process group still has a process. */
    hasProcesses: () => exists(-child.pid),
    kill: () => exists(-child.pid) && process.kill(-child.pid, 'SIGKILL'),
  };
}

function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A free port. With `port`: that port when it is free, else null. */
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

/** Receives the state events of an open page; `waitFor` resolves with the first state for which `isWanted` is truthy. */
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
    waitFor: (description, isWanted) => until(description, () => (state && isWanted(state) ? state : null)),
    async end() {
      controller.abort();
      await reading;
    },
  };
}
