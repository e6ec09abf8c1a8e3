/** Programs beside a test end with it, also when it is killed and cannot end them. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { asUser } from '../servers/galera-data.mjs';
import { missingForGalera } from '../servers/galera.mjs';

const CHILD = pathToFileURL(join(ROOT, 'cluster/servers/child.mjs'));
const LIMIT_MS = 10_000;
const skip = missingForGalera() ?? false;

for (const user of [null, ...(asUser ? [asUser] : [])])
  test(`a program ${user ? `of user ${user} ` : ''}ends when the one that started it is killed`, { skip }, async () => {
    const starter = spawn(process.execPath, [
      ...['--input-type=module', '--eval'],
      `import { spawnBeside } from '${CHILD}';
       const child = spawnBeside('sleep', ['600'], { asUser: ${JSON.stringify(user)}, stdio: 'ignore' });
       child.once('spawn', () => console.log(child.pid));`,
    ]);
    const [line] = await starter.stdout.setEncoding('utf8').take(1).toArray();
    const pid = Number(line);
    await within('It did not start.', async () => (await runningProgram(pid)) === 'sleep');

    starter.kill('SIGKILL');

    await within('It still runs.', async () => (await runningProgram(pid)) === null);
  });

async function within(problem, isSo) {
  for (const deadline = Date.now() + LIMIT_MS; !(await isSo()); await delay(10))
    assert.ok(Date.now() < deadline, problem);
}

/** The name of the program, null when it has ended, also where nobody has asked yet how it ended. */
async function runningProgram(pid) {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [, name, state] = /\((.+)\) (\S)/.exec(status) ?? [];
  return state && state !== 'Z' ? name : null;
}
