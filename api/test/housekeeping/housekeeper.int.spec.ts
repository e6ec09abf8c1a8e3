import { Housekeeper } from '../../src/common/housekeeping/housekeeper.js';
import { HousekeepingTaskEntity } from '../../src/common/housekeeping/housekeeping-task.entity.js';
import { HOUR_MS, inTransaction } from '../../src/common/housekeeping/housekeeping-task.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = HOUR_MS / 1000;

describe('the housekeeper', () => {
  let at: TestApp;
  let beside: TestApp;
  let log: ReturnType<typeof captureLog>;

  beforeEach(async () => {
    log = captureLog();
    at = await createTestApp({ settings: { LOG_LEVEL: 'warn' } });
    beside = await instanceBeside();
  });
  afterEach(async () => {
    await beside.close();
    await at.close();
    log.restore();
  });

  /** With the log of the first one, because Nest has one logger in a process. */
  const instanceBeside = () =>
    createTestApp({ database: at.database, clock: at.clock, settings: { LOG_LEVEL: 'warn' } });
  const warnings = () => log.lines.filter((line) => line.includes('Housekeeping'));
  const run = (instance = at) => instance.app.get(Housekeeper).runDue(at.clock.now());
  const stored = (name: string) => at.read.findOneBy(HousekeepingTaskEntity, { name });
  const counters = () => at.read.count(AttemptCounterEntity);
  /** A task with the numbers of rows that its steps find, the last one for ever, or their failures. */
  function addTask(found: (number | Error)[], instances = [at]): { steps: number; name: string } {
    const task = { steps: 0, name: 'a test' };
    const step = inTransaction(async () => {
      const next = found[Math.min(task.steps, found.length - 1)] ?? 0;
      task.steps += 1;
      return typeof next === 'number' ? next : Promise.reject(next);
    });
    for (const { app } of instances) app.get(Housekeeper).add({ name: task.name, everyMs: HOUR_MS, step });
    return task;
  }
  async function gather(count: number): Promise<void> {
    const ended = { attempts: 1, windowEndsAt: at.clock.now(), nextTryAt: null };
    const rows = Array.from({ length: count }, (_, index) => ({ counterKey: `old ${index}`, ...ended }));
    await at.write((tx) => tx.insert(AttemptCounterEntity, rows));
  }

  it('runs a task until nothing is left, and again when its time has come', async () => {
    const task = addTask([500, 20, 0]);
    await run();
    expect(task.steps).toBe(3);
    expect(await stored(task.name)).toEqual({
      name: task.name,
      nextRunAt: new Date(at.clock.now().getTime() + HOUR_MS),
      lastRunAt: at.clock.now(),
      removed: 520,
    });
    at.clock.advance(HOUR - 0.001);
    await run();
    expect(task.steps).toBe(3);
    at.clock.advance(0.001);
    await run();
    expect([task.steps, (await stored(task.name))?.removed]).toEqual([4, 0]);
  });

  it('removes five hundred rows in a transaction, and leaves nothing that has expired', async () => {
    await gather(1200);
    const write = jest.spyOn(at.app.get(Housekeeper)['unitOfWork'], 'write');
    await run();
    const found = await Promise.all(write.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(found.filter((rows) => typeof rows === 'number' && rows > 0)).toEqual([500, 500, 200]);
    expect(await counters()).toBe(0);
  });

  it('does each task on one of several instances', async () => {
    const task = addTask([7, 0], [at, beside]);
    await Promise.all([run(), run(beside), run(), run(beside)]);
    expect(task.steps).toBe(2);
    at.clock.advance(HOUR);
    await Promise.all([run(beside), run()]);
    expect(task.steps).toBe(3);
  });

  it('takes over the task of an instance that was killed, a quarter of an hour later', async () => {
    const task = addTask([3, 0], [beside]);
    const claimed = { name: task.name, nextRunAt: new Date(at.clock.now().getTime() + HOUR_MS / 4) };
    await at.write((tx) => tx.insert(HousekeepingTaskEntity, { ...claimed, lastRunAt: null, removed: null }));
    await run(beside);
    expect(task.steps).toBe(0);
    at.clock.advance(HOUR / 4);
    await run(beside);
    expect([task.steps, (await stored(task.name))?.removed]).toEqual([2, 3]);
  });

  it('lets a task with endless work wait for its next turn, so that the others have theirs', async () => {
    const task = addTask([1]);
    const last = { steps: 0 };
    const step = () => Promise.resolve(last.steps++ && 0);
    at.app.get(Housekeeper).add({ name: 'the last', everyMs: HOUR_MS, step });
    await run();
    expect([task.steps, last.steps]).toEqual([50, 1]);
    expect((await stored(task.name))?.nextRunAt).toEqual(at.clock.now());
  });

  it('logs the code of a failure and no data, runs the other tasks, and tries again', async () => {
    await gather(3);
    const quoting = Object.assign(new Error("Duplicate entry 'Ada'"), { code: 'ER_CANARY' });
    const task = addTask([quoting, 2, 0]);
    const later = { steps: 0 };
    at.app.get(Housekeeper).add({
      name: 'the last',
      everyMs: HOUR_MS,
      step: () => Promise.resolve((later.steps += 1) && 0),
    });
    await run();
    expect([task.steps, later.steps, await counters()]).toEqual([1, 1, 0]);
    expect(warnings().map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 40, task: task.name, code: 'ER_CANARY' }),
    ]);
    expect(log.lines.join('')).not.toContain('Ada');
    at.clock.advance(5 * 60);
    await run();
    expect([task.steps, (await stored(task.name))?.removed]).toEqual([3, 2]);
  });

  it('survives a database that fails while it looks for tasks', async () => {
    const task = addTask([0]);
    await at.changeTables('ALTER TABLE housekeeping_tasks RENAME TO housekeeping_away');
    await run();
    await at.changeTables('ALTER TABLE housekeeping_away RENAME TO housekeeping_tasks');
    expect([task.steps, warnings().length]).toEqual([0, 1]);
    await run();
    expect(task.steps).toBe(1);
  });

  it('ends with the running step when the server stops, and another instance goes on', async () => {
    const stopped: Promise<void>[] = [];
    const task = addTask([1], [at, beside]);
    const third = await instanceBeside();
    third.app.get(Housekeeper).add({
      name: 'stopping',
      everyMs: HOUR_MS,
      step: inTransaction(async (tx) => {
        if (stopped.length === 0) stopped.push(third.close());
        await new Promise((resolve) => setImmediate(resolve));
        return tx.count(AttemptCounterEntity).then(() => 1);
      }),
    });
    third.app
      .get(Housekeeper)
      .add({ name: task.name, everyMs: HOUR_MS, step: () => Promise.reject(new Error('late')) });
    await third.app.get(Housekeeper).runDue(at.clock.now());
    await Promise.all(stopped);
    expect(stopped).toHaveLength(1);
    // The step was stored, its task is due for the others at once, and the next task never began.
    expect(await stored('stopping')).toMatchObject({ removed: 1, nextRunAt: at.clock.now() });
    expect([task.steps, await stored(task.name)]).toEqual([0, null]);
    expect(warnings()).toEqual([]);
  });

  it('begins nothing after the stop', async () => {
    const third = await instanceBeside();
    const task = addTask([1], [third]);
    third.app.get(Housekeeper).onModuleDestroy();
    await third.app.get(Housekeeper).runDue(at.clock.now());
    await third.close();
    expect([task.steps, await stored(task.name)]).toEqual([0, null]);
  });

  it('looks on its own when the server listens, and not when it is only called', async () => {
    const start = jest.spyOn(Housekeeper.prototype, 'start').mockImplementation(() => undefined);
    const third = await instanceBeside();
    expect(start).not.toHaveBeenCalled();
    await third.app.listen(0, '127.0.0.1');
    expect(start).toHaveBeenCalledTimes(1);
    start.mockRestore();
    await third.close();
  });

  it('looks every minute until it is stopped', async () => {
    const third = await instanceBeside();
    const housekeeper = third.app.get(Housekeeper);
    const runs = jest.spyOn(housekeeper, 'runDue').mockResolvedValue();
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance', 'Date'] });
    try {
      housekeeper.start();
      await jest.advanceTimersByTimeAsync(59_000);
      expect(runs).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(121_000);
      expect(runs).toHaveBeenCalledTimes(3);
      housekeeper.onModuleDestroy();
      await jest.advanceTimersByTimeAsync(120_000);
      expect(runs).toHaveBeenCalledTimes(3);
    } finally {
      jest.useRealTimers();
    }
    await third.close();
  });
});
