import { todayIn } from '@touchline/contracts/calendar-date';
import { athletesQuery, teamsWithAthletesQuery } from '@touchline/ui/pickers';
import { QueryClient } from '@touchline/ui/query';
import { withCall } from '@touchline/ui/testing';
import { buildAthlete, buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { dayEventsQuery } from './get-day-events.js';
import { eventMarksQuery } from './get-event-marks.js';
import { namesQuery } from './get-names.js';

const never = () => Promise.reject(new Error('not asked'));
const api = withCall({ get: never, send: never });
const TODAY = todayIn(undefined, new Date());
const PAST = '2020-01-01';

test('of athletes only names and teams are taken for the device', async () => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  cache.setQueryData(athletesQuery(api).queryKey, [buildAthlete({ athlete_id: 1, weight_kg: 61.5 })]);
  cache.setQueryData(teamsWithAthletesQuery(api).queryKey, []);
  const { athletes } = await cache.fetchQuery(namesQuery(api, cache));
  expect(athletes).toEqual([{ athlete_id: 1, team_id: 10, first_name: 'Ana', last_name: 'Test 1' }]);
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
