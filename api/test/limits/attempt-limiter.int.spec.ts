import { AttemptCounterEntity } from '../../src/common/limits/attempt-counter.entity.js';
import { AttemptLimiter } from '../../src/common/limits/attempt-limiter.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const HOUR = 3600;
const LIMIT = { key: 'a test', limit: 2, windowSeconds: HOUR };

describe('an attempt counter', () => {
  let at: TestApp;

  beforeAll(async () => {
    at = await createTestApp();
  });
  afterAll(() => at.close());

  const reserve = () => at.app.get(AttemptLimiter).reserve([LIMIT]);

  it('that is full begins again when its window ends, although it is still stored', async () => {
    expect([await reserve(), await reserve(), await reserve()]).toEqual([null, null, HOUR]);
    at.clock.advance(HOUR - 0.001);
    expect(await reserve()).toBe(0.001);
    at.clock.advance(0.001);
    expect(await at.read.count(AttemptCounterEntity)).toBe(1);
    expect([await reserve(), await reserve(), await reserve()]).toEqual([null, null, HOUR]);
  });
});
