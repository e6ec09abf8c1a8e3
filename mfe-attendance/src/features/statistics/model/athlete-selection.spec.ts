import { buildAthlete, buildEvent, buildRecord } from '../../../shared/testing/build.js';
import { buildSummary, buildTeam } from '../testing/statistics-data.js';
import { findAthlete, selectedAthletes, marksOfAthletes, type AthleteSelection } from './athlete-selection.js';

const ATHLETES = [
  buildAthlete({ athlete_id: 3, first_name: 'Cy' }),
  buildAthlete({ athlete_id: 1, first_name: 'Ana' }),
  buildAthlete({ athlete_id: 2, first_name: 'Bo', team_id: 11, sport: 'Tennis (M)' }),
];
const SUMMARIES = [
  buildSummary({ athlete_id: 1, rate: 95 }),
  buildSummary({ athlete_id: 2, rate: 95 }),
  buildSummary({ athlete_id: 3, rate: 50 }),
];
const TEAMS = [buildTeam(10, 'Soccer (W)', 'First'), buildTeam(11, 'Tennis (M)', 'Aces')];
const shown = (view: Partial<AthleteSelection>) =>
  selectedAthletes(ATHLETES, SUMMARIES, TEAMS, { team: '', search: '', status: null, athleteId: null, ...view }).map(
    ({ athlete_id: id }) => id,
  );

test('selects the athletes that match the filters, in the order of the table', () => {
  expect(shown({})).toEqual([3, 1, 2]);
  expect(shown({ team: '10' })).toEqual([3, 1]);
  expect(shown({ status: 'good' })).toEqual([1, 2]);
  expect(shown({ search: 'bo', team: '10' })).toEqual([]);
});

test('a selected athlete wins over the filters; an unknown id selects nobody', () => {
  expect(shown({ athleteId: 2, team: '10', status: 'poor' })).toEqual([2]);
  expect(shown({ athleteId: 99, team: '10' })).toEqual([3, 1]);
  expect([findAthlete(ATHLETES, null), findAthlete(undefined, 1), findAthlete(ATHLETES, 1)?.first_name]).toEqual([
    null,
    null,
    'Ana',
  ]);
});

test('joins marks with athlete and event, in their order; an event outside the calendar is undefined', () => {
  const records = [
    buildRecord({ athlete_id: 2, event_id: 100 }),
    buildRecord({ athlete_id: 1, event_id: 100 }),
    buildRecord({ athlete_id: 1, event_id: 7 }),
  ];
  const marks = marksOfAthletes(records, [buildEvent({ event_id: 100 })], [ATHLETES[1]!]);
  expect(marks.map(({ athlete, record, event }) => [athlete.athlete_id, record.event_id, event?.event_title])).toEqual([
    [1, 100, 'Team Practice'],
    [1, 7, undefined],
  ]);
});
