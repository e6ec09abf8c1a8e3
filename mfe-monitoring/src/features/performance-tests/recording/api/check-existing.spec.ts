import { QueryClient } from '@touchline/ui/query';
import { DAY } from '../testing/build-athlete.js';
import { FakeRecordingApi } from '../testing/fake-recording-api.js';
import { NORDBORD_TEST } from '../testing/own-tests.js';
import { storedDayQuery } from './check-existing.js';

const TEAM = Array.from({ length: 25 }, (_, n) => n + 1);
const keysOf = (count: number) => Array.from({ length: count }, (_, n) => `own.${n + 1}`);

/** What is stored for a grid of so many own tests, with the athletes 1 to 25. */
function read(api: FakeRecordingApi, tests: number) {
  const session = { kind: 'battery.4', team: { id: 2, name: 'First' }, date: DAY } as const;
  const plan = {
    label: 'Pre-season',
    isGrid: true,
    tests: keysOf(tests).map((measure) => ({ ...NORDBORD_TEST, measure })),
  };
  return new QueryClient().fetchQuery(storedDayQuery(api, session, plan, TEAM));
}

test('the stored values of 25 athletes and 8 tests are one call', async () => {
  const api = new FakeRecordingApi();
  for (const id of TEAM) for (const key of keysOf(8)) api.trials.set(`${id} ${key} left 1`, { value: id, version: 2 });
  const { values, versions } = await read(api, 8);
  expect([values.size, versions.size]).toEqual([200, 200]);
  expect([values.get('25 own.8 left 1'), versions.get('1 own.1 left 1')]).toEqual([25, 2]);
  expect(api.askedTrials).toEqual([{ team_id: 2, day: DAY, measures: keysOf(8).join() }]);
});

test('tests that typed values add to a full battery are a second call', async () => {
  const api = new FakeRecordingApi();
  api.trials.set('1 own.9 left 1', { value: 412, version: 1 });
  expect([...(await read(api, 9)).values]).toEqual([['1 own.9 left 1', 412]]);
  expect(api.askedTrials.map(({ measures }) => measures)).toEqual([keysOf(8).join(), 'own.9']);
});

test('values of athletes who are not on the sheet are left out', async () => {
  const api = new FakeRecordingApi();
  api.trials.set('25 own.1 left 1', { value: 0, version: 1 }).set('26 own.1 left 1', { value: 412, version: 1 });
  const { values, versions } = await read(api, 1);
  expect([[...values], [...versions.keys()]]).toEqual([[['25 own.1 left 1', 0]], ['25 own.1 left 1']]);
});
