import { buildEvent } from '../../testing/build.js';
import { attendanceLink, eventFacts } from './event-facts.js';

const factTexts = (...args: Parameters<typeof eventFacts>) =>
  eventFacts(...args).map(({ label, text }) => `${label}: ${text}`);

test('a team’s event', () =>
  expect(
    factTexts(
      buildEvent({
        date: '2026-11-09',
        event_time: '23:30',
        duration_min: 90,
        planned_rpe: 6.5,
        event_type: 'team_meeting',
        attendance_taken: true,
        status: 'missed',
        series_id: 's',
      }),
      'Soccer (W)',
    ),
  ).toEqual([
    'Date: November 9, 2026',
    'Time: 23:30 – 01:00 (next day)',
    'Duration: 1 h 30 min',
    'Planned load: 585 AU (RPE 6.5 × 90 min)',
    'Team: Soccer (W)',
    'Type: Meeting',
    'Status: Missed',
    'Take attendance: Yes',
    'Repeats: Part of a weekly series',
  ]));

test('an athlete’s event takes no attendance; an all-day event has no duration', () => {
  expect(factTexts(buildEvent({ athlete_id: 7, event_time: '08:00', duration_min: 20 }), 'Ana Núñez')).toEqual([
    'Date: November 29, 2026',
    'Time: 08:00 – 08:20',
    'Duration: 20 min',
    'Athlete: Ana Núñez',
    'Type: Practice',
    'Status: Scheduled',
  ]);
  expect(factTexts(buildEvent({ event_type: 'workout', event_time: null, workout_uid: 'u' }), undefined)).toEqual([
    'Date: November 29, 2026',
    'Time: All day',
    'Type: Workout',
    'Status: Scheduled',
    'Take attendance: No',
  ]);
});

test.each([
  ['a team’s event that takes it', { attendance_taken: true }, '/attendance?team=1&event=17&date=2026-11-29'],
  ['a team’s event that takes none', {}, null],
  ['an athlete’s own', { athlete_id: 7, team_id: null }, null],
])('attendance is taken for %s: %s', (_what, partial, link) => expect(attendanceLink(buildEvent(partial))).toBe(link));
