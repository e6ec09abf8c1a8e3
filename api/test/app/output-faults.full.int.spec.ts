import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync } from 'node:fs';
import {
  answering,
  buildApi,
  builtModule,
  ended,
  outputOf,
  runProgram,
  runScript,
  serverEnvironment,
} from '../support/built-api.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import type { TestDatabase } from '../support/test-database.js';

/** Lines of as many requests exceed what a pipe holds. */
const REQUESTS = 1000;
const FULL_DISK = '/dev/full';

describe('the product, when its output cannot be written', () => {
  let database: TestDatabase;
  const started: ChildProcess[] = [];

  beforeAll(() => buildApi(), 60_000);
  beforeEach(async () => {
    database = await createMigratedDatabase();
  });
  afterEach(async () => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
    await database.drop();
  });

  /** Starts the server, sends the requests one after another and returns how many were answered. */
  async function serve(
    stdio: ('ignore' | 'pipe' | number)[],
    requests: number,
    prepare: (child: ChildProcess) => void = () => undefined,
  ): Promise<{ child: ChildProcess; answered: number }> {
    const env = await serverEnvironment(database.target);
    const child = runProgram('main', env, { stdio });
    started.push(child);
    prepare(child);
    const live = `http://127.0.0.1:${env['PORT']}/api/health/live`;
    await answering(live, child);
    let answered = 0;
    for (let sent = 0; sent < requests; sent += 1) {
      const { status } = await fetch(live, { signal: AbortSignal.timeout(10_000) });
      if (status === 200) answered += 1;
    }
    return { child, answered };
  }
  const stop = (child: ChildProcess) => {
    child.kill('SIGTERM');
    return ended(child);
  };

  it('answers while nobody reads its log, which is complete once somebody reads it', async () => {
    const { child, answered } = await serve(['ignore', 'pipe', 'pipe'], REQUESTS);
    expect(answered).toBe(REQUESTS);
    const output = outputOf(child);
    await stop(child);
    const lines = (await output).stderr.trim().split('\n');
    const requests = lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as { route?: string }] : []));
    expect(requests.filter(({ route }) => route === '/api/health/live').length).toBeGreaterThanOrEqual(REQUESTS);
  });

  it('answers and stops while nobody ever reads its log', async () => {
    const { child, answered } = await serve(['ignore', 'pipe', 'pipe'], REQUESTS);
    expect([answered, await stop(child)]).toEqual([REQUESTS, 0]);
  });

  it('answers after the reader of its log and of its messages has gone', async () => {
    const { child, answered } = await serve(['ignore', 'pipe', 'pipe'], 20, ({ stdout, stderr }) => {
      stdout?.destroy();
      stderr?.destroy();
    });
    expect([answered, await stop(child)]).toEqual([20, 0]);
  });

  (existsSync(FULL_DISK) ? it : it.skip)('answers while the disk of its log and of its messages is full', async () => {
    const full = openSync(FULL_DISK, 'w');
    const { child, answered } = await serve(['ignore', full, full], 20);
    closeSync(full);
    expect([answered, await stop(child)]).toEqual([20, 0]);
  });

  it('writes the last lines before an end by an error, to a reader slower than the program', async () => {
    const { code, stderr } = await outputOf(
      runScript(`
        import { createPino } from '${builtModule('common/logging/json-logger')}';
        import { prepareProcess } from '${builtModule('common/logging/prepare-process')}';
        prepareProcess();
        const log = createPino('info');
        for (let number = 0; number < 3000; number += 1) log.info({ number, text: 'x'.repeat(100) });
        throw new TypeError('planted');
      `),
    );
    const lines = stderr.trim().split('\n');
    expect([code, lines.length]).toEqual([1, 3001]);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 60, kind: 'TypeError' });
    expect(stderr).not.toContain('planted');
  });
});
