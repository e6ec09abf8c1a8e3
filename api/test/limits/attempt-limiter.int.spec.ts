import { AfterAnswer } from '../../src/common/after-answer/after-answer.js';
import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { AttemptLimiter } from '../../src/common/limits/attempt-limiter.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { captureLog } from '../support/log-lines.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3600;
const LIMIT = { key: 'a test', limit: 1000, windowSeconds: 10 * HOUR };

describe('expired attempt counters', () => {
  let at: TestApp;
  let log: ReturnType<typeof captureLog>;

  beforeEach(async () => {
    log = captureLog();
    at = await createTestApp({ settings: { LOG_LEVEL: 'error' } });
  });
  afterEach(async () => {
    log.restore();
    await at.close();
  });

  async function gather(count: number): Promise<void> {
    const ended = { attempts: 1, windowEndsAt: at.clock.now(), nextTryAt: null };
    await at.write((tx) =>
      tx.insert(
        AttemptCounterEntity,
        Array.from({ length: count }, (_, index) => ({ counterKey: `old ${index}`, ...ended })),
      ),
    );
  }
  const left = () => at.read.countBy(AttemptCounterEntity, {});
  const take = () => at.app.get(AttemptLimiter).reserve([LIMIT]);
  const settled = () => at.app.get(AfterAnswer).idle();

  it("go once an hour after somebody's try, five hundred at a time; nobody waits for it", async () => {
    await gather(1200);
    at.clock.advance(HOUR);
    const pieces: number[] = [];
    const unitOfWork = at.app.get(UnitOfWork);
    const write = unitOfWork.write.bind(unitOfWork);
    const spy = jest.spyOn(unitOfWork, 'write').mockImplementation(async (work) => {
      const before = await left();
      const answer = await write(work);
      pieces.push(before - (await left()));
      return answer;
    });
    expect(await take()).toBeNull();
    expect(pieces).toEqual([-1]);
    await settled();
    expect(pieces).toEqual([-1, 500, 500, 200]);
    spy.mockRestore();
    await gather(1);
    expect(await take()).toBeNull();
    await settled();
    expect(await at.read.countBy(AttemptCounterEntity, {})).toBe(2);
    at.clock.advance(HOUR);
    expect(await take()).toBeNull();
    await settled();
    expect(await at.read.countBy(AttemptCounterEntity, {})).toBe(1);
  });

  it('that cannot be deleted stay: the attempt succeeds, the failure is logged, and the next attempt deletes them', async () => {
    await gather(3);
    at.clock.advance(HOUR);
    const unitOfWork = at.app.get(UnitOfWork);
    const write = unitOfWork.write.bind(unitOfWork);
    let writes = 0;
    const spy = jest
      .spyOn(unitOfWork, 'write')
      .mockImplementation((work) => ((writes += 1) === 2 ? Promise.reject(new Error('timed out')) : write(work)));
    expect(await take()).toBeNull();
    await settled();
    expect(writes).toBe(2);
    spy.mockRestore();
    expect(log.lines.join('')).toContain('A job failed after its answer.');
    expect(await at.read.countBy(AttemptCounterEntity, {})).toBe(4);
    expect(await take()).toBeNull();
    await settled();
    expect(await at.read.countBy(AttemptCounterEntity, {})).toBe(1);
  });
});
