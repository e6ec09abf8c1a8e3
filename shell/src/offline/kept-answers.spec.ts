import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import type { Coach } from '@touchline/contracts/coach.schema';
import { areaNames } from '@touchline/ui/host';
import type { SharedQueryMeta } from '@touchline/ui/query';
import { keepContact, readDay, removeDay } from './day-store.js';
import { followAnswers, restoreAnswers } from './kept-answers.js';

interface Person {
  name: string;
  weight: number | null;
}

const own = areaNames('mfe-attendance');
const KEY = own.key('names');
const people: Person[] = [{ name: 'Ana Núñez', weight: 61.5 }];
const withoutWeight = (list: Person[]) => list.map(({ name }) => ({ name, weight: null }));
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

let cache: QueryClient;
let coachId: number | null;
let version: string | null;
let stop: () => void;

beforeEach(async () => {
  await removeDay();
  await keepContact({ coach_id: 1 } as Coach);
  [coachId, version] = [1, '1.0.0-a'];
  cache = new QueryClient();
  stop = followAnswers(cache, { coachId: () => coachId, runningVersion: () => version });
});
afterEach(() => {
  stop();
  cache.clear();
});

const ask = (meta: SharedQueryMeta) =>
  cache.fetchQuery({ queryKey: KEY, queryFn: () => Promise.resolve(people), meta }).then(settled);
const kept = async () => (await readDay())?.answers ?? [];

it('keeps what the query allows of its answer, and nothing else', async () => {
  await ask({ keptOffline: withoutWeight });
  expect(await kept()).toMatchObject([
    { area: 'mfe-attendance', version: '1.0.0-a', queryKey: KEY, data: [{ name: 'Ana Núñez', weight: null }] },
  ]);
  expect(JSON.stringify(await kept())).not.toContain('61.5');
});

it.each([
  ['of a query that says nothing about it', (): SharedQueryMeta => ({})],
  ['while nobody is signed in', () => ((coachId = null), { keptOffline: withoutWeight })],
  ['of another coach than the day’s', () => ((coachId = 2), { keptOffline: withoutWeight })],
  ['of an area that does not run', () => ((version = null), { keptOffline: withoutWeight })],
  ['that has nothing to keep', () => ({ keptOffline: () => null })],
])('keeps no answer %s', async (_, metaOf) => {
  await ask(metaOf());
  expect(await kept()).toEqual([]);
});

it('gives it back as an old answer, to the same version of the area only', async () => {
  await ask({ keptOffline: withoutWeight });
  const answers = await kept();
  const next = new QueryClient();
  restoreAnswers(next, answers, 'mfe-attendance', '1.0.0-b');
  restoreAnswers(next, answers, 'mfe-teams', '1.0.0-a');
  expect(next.getQueryData(KEY)).toBeUndefined();
  restoreAnswers(next, answers, 'mfe-attendance', '1.0.0-a');
  expect(next.getQueryData(KEY)).toEqual([{ name: 'Ana Núñez', weight: null }]);
  expect(next.getQueryState(KEY)?.dataUpdatedAt).toBe(answers[0]?.answeredAt);
});

it('does not replace an answer that the page has', async () => {
  await ask({ keptOffline: withoutWeight });
  const answers = await kept();
  restoreAnswers(cache, answers, 'mfe-attendance', '1.0.0-a');
  expect(cache.getQueryData(KEY)).toBe(people);
});
