import { buildAthlete } from '../testing/build-workout.js';
import { rosterStatus, statusText } from './roster-status.js';

test('an athlete whose health the role does not tell has no status', () => {
  expect(rosterStatus(buildAthlete({ availability: null }))).toBeNull();
});

test.each([
  ['Knee', 6, 'Injury', 'Injury: Knee (Severity: 6)'],
  [null, null, 'Regular', 'Regular'],
  // With only one of both values an athlete does not count as injured.
  ['Knee', null, 'Regular', 'Regular'],
])('%p of severity %p: %s', (part, severity, status, text) => {
  const athlete = buildAthlete({ injury_body_part: part, injury_severity: severity });
  expect([rosterStatus(athlete), statusText(athlete)]).toEqual([status, text]);
});
