import { todayIn } from '@touchline/contracts/calendar-date';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { QueryClient } from '@touchline/ui/query';
import { withCall } from '@touchline/ui/testing';
import { buildAthlete, buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { dayEventsQuery } from './get-day-events.js';
import { eventMarksQuery } from './get-event-marks.js';
import { namesQuery, shownNames } from './get-names.js';

const never = () => Promise.reject(new Error('not asked'));
const api = withCall({ get: never, send: never });
const TODAY = todayIn(undefined, new Date());
const PAST = '2020-01-01';

test('of athletes only names and teams are taken for the device', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(athletesQuery(api).queryKey, [buildAthlete({ athlete_id: 1, weight_kg: 61.5 })]);
  cache.setQueryData(teamsWithAthletesQuery(api).queryKey, []);
  const { athletes } = await cache.fetchQuery(namesQuery(api, cache));
  expect(athletes).toEqual([
    {
      ...{ athlete_id: 1, first_name: 'Ana', last_name: 'Test 1', label: 'Ana Test 1' },
      memberships: [{ team_id: 10 }],
    },
  ]);
  cache.clear();
});

test.each([
  ['today', TODAY, [{ event_id: 1, notes: null }]],
  ['another day', PAST, null],
])('events of %s', (_, date, kept) => {
  const events = [
    buildEvent({ event_id: 1, date, notes: 'Ana has a cold' }),
    buildEvent({ event_id: 2, date, team_id: null }),
  ];
  const result = dayEventsQuery(api, date).meta?.keptOffline?.(events) ?? null;
  if (kept === null) expect(result).toBeNull();
  else expect(result).toMatchObject(kept);
});

test.each([
  ['today’s marks are kept', [buildRecord({ athlete_id: 1, date: TODAY })], true],
  ['that nobody is marked yet is kept', [], true],
  ['marks of another day are not', [buildRecord({ athlete_id: 1, date: PAST })], false],
])('%s', (_, marks, isKept) => {
  expect((eventMarksQuery(api, 7).meta?.keptOffline?.(marks) ?? null) !== null).toBe(isKept);
});

test('names that are kept tell two athletes of one name apart, also those of an earlier release', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const kim = (athlete_id: number, jersey_number: string) =>
    buildAthlete({ athlete_id, first_name: 'Kim', last_name: 'Lee', jersey_number });
  cache.setQueryData(athletesQuery(api).queryKey, [kim(1, '7'), kim(2, '00')]);
  cache.setQueryData(teamsWithAthletesQuery(api).queryKey, []);
  const { athletes } = await cache.fetchQuery(namesQuery(api, cache));
  expect(athletes.map(shownNames(athletes))).toEqual(['Kim Lee #7', 'Kim Lee #00']);
  const bare = athletes.map(({ label: _, ...name }) => name);
  expect(bare.map(shownNames(bare))).toEqual(['Kim Lee', 'Kim Lee']);
  cache.clear();
});
