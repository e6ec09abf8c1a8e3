import { buildAthlete, buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { buildWaitingMark } from '../testing/build.js';
import { todayEvents } from './today-events.js';

const TEAMS = [
  {
    team_id: 10,
    id: 10,
    team_name: 'First',
    name: 'First',
    sport: 'Soccer (W)',
    athlete_count: 2,
    role: 'coach' as const,
  },
];
const day = {
  teams: TEAMS,
  events: [buildEvent()],
  athletes: [buildAthlete({ athlete_id: 1 }), buildAthlete({ athlete_id: 2 })],
  marks: [],
  waiting: [],
  closings: [],
};
const pending = (part: Partial<Parameters<typeof todayEvents>[0]>) =>
  todayEvents({ ...day, ...part }).map(({ pending: count }) => count);

it('counts marks that wait on the device as made, also with the names that a device has kept', () => {
  const kept = day.athletes.map(({ athlete_id, first_name, last_name }) => ({
    ...{ athlete_id, first_name, last_name },
    memberships: [{ team_id: 10 }],
  }));
  const waiting = [buildWaitingMark(1, 'present')];
  expect([pending({}), pending({ waiting }), pending({ waiting, athletes: kept })]).toEqual([[2], [1], [1]]);
});

it('counts a mark of the event only, and a mark that waits to be taken back as not made', () => {
  const marks = [buildRecord({ athlete_id: 1 }), buildRecord({ athlete_id: 2, event_id: 7 })];
  expect([pending({ marks }), pending({ marks, waiting: [buildWaitingMark(1, null)] })]).toEqual([[1], [2]]);
});

it('knows no count without marks or athletes, and says that a register is empty', () => {
  expect([pending({ marks: undefined }), pending({ athletes: undefined })]).toEqual([[null], [null]]);
  expect(todayEvents({ ...day, athletes: [] })).toMatchObject([{ pending: 0, isEmpty: true }]);
});

it('leaves out events of teams that are not the coach’s', () =>
  expect(todayEvents({ ...day, events: [buildEvent({ team_id: 99 })] })).toEqual([]));
