import type { DatabaseStart } from '../../database/database-start.js';
import type { UnitOfWork } from '../../database/unit-of-work.js';
import type { AfterAnswer } from '../after-answer/after-answer.js';
import { Metrics } from '../metrics/metrics.js';
import type { Clock } from '../time/clock.js';
import { MailQueue } from './mail-queue.js';
import type { Mailer } from './mailer.js';

const START = Date.parse('2026-11-05T10:00:00Z');
const TO_COACH = { coachId: 7, athleteId: null, guardianRequestId: null, staffInvitationId: null };
const MAIL = { to: 'kim@club.test', subject: 'A link', text: 'Here it is.' };

describe('the mail queue', () => {
  beforeEach(() => jest.useFakeTimers({ now: START }));
  afterEach(() => jest.useRealTimers());

  /** A queue with one table in memory, and a mail server that refuses the first attempt. */
  function openQueue() {
    const rows: { nextTryAt: Date }[] = [];
    const tx = {
      find: () => Promise.resolve(rows.filter(({ nextTryAt }) => nextTryAt <= new Date()).map((row) => ({ ...row }))),
      update: (_table: unknown, _key: unknown, values: object) => {
        Object.assign(rows[0] ?? {}, values);
        return Promise.resolve({ affected: 1 });
      },
      delete: () => Promise.resolve(rows.splice(0)),
    };
    const jobs: Promise<void>[] = [];
    const afterAnswer = {
      do: (job: (stopping: AbortSignal) => Promise<void>) => {
        jobs.push(job(new AbortController().signal));
        return Promise.resolve(true);
      },
    };
    const deliver = jest.fn().mockRejectedValueOnce(new Error('Not now')).mockResolvedValue(undefined);
    const clock = { now: () => new Date() } as Clock;
    const queue = new MailQueue(
      { write: (work: (transaction: typeof tx) => Promise<unknown>) => work(tx) } as unknown as UnitOfWork,
      { isReady: true } as DatabaseStart,
      clock,
      afterAnswer as unknown as AfterAnswer,
      { deliver } as unknown as Mailer,
      new Metrics({ metrics: null }, clock),
    );
    queue.register('a link', () => Promise.resolve(MAIL));
    const accept = async () => {
      const now = new Date();
      const row = { id: 1, kind: 'a link', ...TO_COACH, network: null, createdAt: now, nextTryAt: now, attempts: 0 };
      rows.push(row);
      await queue.sendSoon();
      await jest.advanceTimersByTimeAsync(0);
    };
    return { queue, accept, deliver };
  }

  it('tries a failed mail again after its first pause, although it had nothing to send before', async () => {
    const { queue, accept, deliver } = openQueue();
    queue.start();
    await jest.advanceTimersByTimeAsync(6000);
    await accept();
    expect(deliver).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(6000);
    expect(deliver).toHaveBeenCalledTimes(2);
    queue.onModuleDestroy();
  });
});
