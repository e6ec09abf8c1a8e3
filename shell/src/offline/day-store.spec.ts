import 'fake-indexeddb/auto';
import type { Coach } from '@touchline/contracts/coach.schema';
import { KEPT_FOR_MS, keepAnswer, keepContact, readDay, removeDay, type KeptAnswer } from './day-store.js';

const NOW = Date.parse('2026-11-05T18:00:00Z');
const HOUR = 3_600_000;
const coach = (coach_id: number) => ({ coach_id, name: `Coach ${coach_id}` }) as Coach;
const answer = (change: Partial<KeptAnswer> = {}): KeptAnswer => ({
  id: 'names',
  queryKey: ['mfe-attendance', 'names'],
  area: 'mfe-attendance',
  version: '1.0.0-a',
  data: ['Ana Núñez'],
  answeredAt: NOW,
  ...change,
});
const keptData = async (now = NOW) => (await readDay(now))?.answers.map(({ data }) => data);

beforeEach(removeDay);

it('returns the answers kept for the coach and the day', async () => {
  await keepContact(coach(1), NOW);
  await keepAnswer(1, answer());
  expect(await readDay(NOW)).toEqual({ coach: coach(1), contactAt: NOW, answers: [answer()] });
});

it('replaces an answer by a newer one', async () => {
  await keepContact(coach(1), NOW);
  await keepAnswer(1, answer());
  await keepAnswer(1, answer({ data: ['Ben Idowu'] }));
  expect(await keptData()).toEqual([['Ben Idowu']]);
});

it.each([
  ['just under 12 hours after the last contact it is there', KEPT_FOR_MS - 1, true],
  ['12 hours after the last contact it is gone', KEPT_FOR_MS, false],
  ['a clock that was set back does not prolong it', -KEPT_FOR_MS, false],
])('%s', async (_, after, isKept) => {
  await keepContact(coach(1), NOW);
  await keepAnswer(1, answer());
  expect((await readDay(NOW + after)) !== null).toBe(isKept);
  // Gone means removed, not only hidden.
  expect((await readDay(NOW)) !== null).toBe(isKept);
});

it('a later contact prolongs the day, but not an answer that is older than that', async () => {
  await keepContact(coach(1), NOW);
  await keepAnswer(1, answer());
  await keepAnswer(1, answer({ id: 'events', data: 'today', answeredAt: NOW + 6 * HOUR }));
  await keepContact(coach(1), NOW + 11 * HOUR);
  expect(await keptData(NOW + 13 * HOUR)).toEqual(['today']);
  expect(await keptData(NOW)).toEqual(['today']);
});

it('keeps nothing of the previous coach when another one is answered', async () => {
  await keepContact(coach(1), NOW);
  await keepAnswer(1, answer());
  await keepContact(coach(2), NOW);
  expect(await readDay(NOW)).toMatchObject({ coach: { coach_id: 2 }, answers: [] });
});

it('an answer that arrives after the end of the session is not kept', async () => {
  await keepContact(coach(1), NOW);
  await removeDay();
  await keepAnswer(1, answer());
  await keepContact(coach(2), NOW);
  await keepAnswer(1, answer());
  expect(await keptData()).toEqual([]);
});
