/** Builds of several processes in one checkout, such as two browsers of the tests that both find a changed source. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../release/parts.mjs';

const LOCK_MODULE = join(ROOT, 'packages/tooling/release/build-lock.mjs');

/** A process that says when it builds, and ends in the middle of it when `dies`. */
async function builder(log, { dies = false } = {}) {
  const script = `
    import { setTimeout as delay } from 'node:timers/promises';
    const { whileBuilding } = await import(${JSON.stringify(LOCK_MODULE)});
    await whileBuilding(async () => {
      console.log('begins');
      await delay(300);
      ${dies ? 'process.exit(1)' : "console.log('ends')"};
    });`;
  const { TOUCHLINE_BUILDING: _, ...env } = process.env;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: ['ignore', 'pipe', 2] });
  child.stdout.on('data', (text) => log.push(...text.toString().trim().split('\n')));
  await once(child, 'close');
}

test('one process at a time builds, also after one that was killed', { timeout: 60_000 }, async () => {
  const log = [];
  await builder(log, { dies: true });
  assert.deepEqual(log, ['begins']);
  await Promise.all([builder(log), builder(log), builder(log)]);
  assert.deepEqual(log.slice(1), ['begins', 'ends', 'begins', 'ends', 'begins', 'ends']);
});
