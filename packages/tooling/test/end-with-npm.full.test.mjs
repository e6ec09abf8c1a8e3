/** `npm start` and the other commands that run until they are stopped, when the npm that runs them is killed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../release/parts.mjs';
import { until } from './support/dev-process.mjs';

const HELPERS = pathToFileURL(join(ROOT, 'packages/area-kit/tools/end-with-npm.mjs'));
/** Writes its number, and how it was stopped. `builds` is not stopped by a signal: it does not listen yet. */
const PROGRAMS = {
  serves: `endWithNpm();
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.on(signal, () => (appendFileSync('stopped', signal + ' '), setTimeout(() => process.exit(0), 800)));`,
  builds: 'endWithNpm();',
  child: `endWithNpm();
    const { spawn } = await import('node:child_process');
    spawn(process.execPath, ['part.mjs'], { stdio: 'inherit' });`,
  part: 'endWithParent();',
};

let folder;
const started = new Set();
before(() => (folder = mkdtempSync(join(tmpdir(), 'touchline-npm-'))));
after(() => {
  for (const pid of started) if (exists(pid)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program by `npm start` in a folder of its own. Resolves with the numbers of npm and of the programs that run. */
async function startByNpm(name, wanted = [name]) {
  const at = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(at, 'package.json'), JSON.stringify({ type: 'module', scripts: { start: `node ${name}.mjs` } }));
  for (const [each, body] of Object.entries(PROGRAMS))
    writeFileSync(
      join(at, `${each}.mjs`),
      `import { appendFileSync } from 'node:fs';
      import { endWithNpm, endWithParent } from ${JSON.stringify(HELPERS)};
      ${body}
      setInterval(() => undefined, 1000);
      appendFileSync('${each}.pid', String(process.pid));`,
    );
  const { npm_lifecycle_event: _ofThisRun, ...env } = process.env;
  const npm = spawn('npm', ['start'], { cwd: at, env, stdio: 'ignore', detached: true });
  const pidOf = (each) => Number(readFileSync(join(at, `${each}.pid`), 'utf8'));
  await until(`${name} runs`, () => wanted.every((each) => existsSync(join(at, `${each}.pid`))));
  const programs = wanted.map(pidOf);
  for (const pid of [npm.pid, ...programs]) started.add(pid);
  return {
    npm: npm.pid,
    programs,
    stopped: () => (existsSync(join(at, 'stopped')) ? readFileSync(join(at, 'stopped'), 'utf8').trim() : ''),
  };
}

function exists(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const ended = (pids) => until(`${pids} have ended`, () => !pids.some(exists));

describe('a command of npm', { concurrency: true, skip: process.platform === 'win32' }, () => {
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGKILL'])
    test(`stops as by Ctrl-C when its npm gets ${signal}`, async () => {
      const { npm, programs, stopped } = await startByNpm('serves');
      process.kill(npm, signal);
      await ended(programs);
      assert.match(stopped(), /^SIG(INT|TERM)$/);
    });

  for (const signal of ['SIGINT', 'SIGTERM'])
    test(`is stopped by one ${signal} to itself, and not by the end of npm after it`, async () => {
      const { npm, programs, stopped } = await startByNpm('serves');
      process.kill(programs[0], signal);
      await until('it stops', () => stopped() !== '');
      process.kill(npm, 'SIGKILL');
      await ended(programs);
      assert.equal(stopped(), signal);
    });

  test('is stopped once by a signal to all, as a terminal and systemd send it', async () => {
    for (const signal of ['SIGINT', 'SIGTERM']) {
      const { npm, programs, stopped } = await startByNpm('serves');
      process.kill(-npm, signal);
      await ended(programs);
      assert.equal(new Set(stopped().split(' ')).size, 1);
      assert.match(stopped(), new RegExp(`^${signal}`));
    }
  });

  test('ends while it builds, and so does what it builds with', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL']) {
      const { npm, programs } = await startByNpm('child', ['child', 'part']);
      process.kill(npm, signal);
      await ended(programs);
    }
    const { programs } = await startByNpm('child', ['child', 'part']);
    process.kill(programs[0], 'SIGKILL');
    await ended(programs);
    const builds = await startByNpm('builds');
    process.kill(builds.programs[0], 'SIGTERM');
    await ended(builds.programs);
  });

  test('goes on while npm lives', async () => {
    const { npm, programs } = await startByNpm('serves');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    assert.deepEqual([npm, ...programs].map(exists), [true, true]);
    process.kill(npm, 'SIGTERM');
    await ended(programs);
  });
});
