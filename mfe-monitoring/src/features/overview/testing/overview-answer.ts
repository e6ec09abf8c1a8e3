import { addDays } from '@touchline/contracts/calendar-date';
import type { CalendarEvent } from '@touchline/contracts/calendar.schema';
import type { AthleteOverview, Overview } from '@touchline/contracts/overview.schema';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';

const TODAY = '2026-11-18';
const MONDAY = '2026-11-16';

const noTests = (typicalError: number, usualChange: number) => ({
  latest: null,
  previous: null,
  change: null,
  variation: { change: null, typical_error: typicalError, own: false, usual_change: usualChange, beyond: null },
});
const NO_SPRINT = noTests(0.03, 0.064);
const NO_GRIP = noTests(1.5, 3.182);

/** An overview for a test, without an athlete. */
export function buildOverview(part: Partial<Overview> = {}): Overview {
  return {
    today: TODAY,
    team_id: null,
    total_athletes: 66,
    weekly_attendance: { from: MONDAY, attended: 9, records: 10, rate: 90 },
    upcoming_events: [],
    athlete: null,
    ...part,
  };
}

/** An athlete with records of every kind. */
export function buildAthlete(part: Partial<AthleteOverview> = {}): AthleteOverview {
  return {
    athlete_id: 7,
    first_name: 'Ana',
    last_name: 'Test',
    sport: 'Soccer (W)',
    team_id: 1,
    team: { name: 'First' },
    date_of_birth: '2004-11-19',
    age: 21,
    weight_kg: 61.5,
    height_cm: 170,
    injury_body_part: null,
    injury_severity: null,
    attendance: { attended: 8, records: 10, rate: 80 },
    wellness: [buildEntry({ date: '2026-11-17' }), buildEntry({ date: TODAY, stress: 9 })],
    training_load: [
      { date: '2026-11-17', sessions: 1, acute_workload: 64.29, chronic_workload: 16.07, history_days: 11 },
      { date: TODAY, sessions: 0, acute_workload: 64.29, chronic_workload: 16.07, history_days: 12 },
    ],
    weekly_workload: Array.from({ length: 7 }, (_, day) => ({
      date: addDays(MONDAY, day),
      load: day > 2 ? null : day * 150,
      four_week_mean: null,
    })),
    sprint: {
      latest: { value: 1.75, recorded_at: '2026-11-17' },
      previous: { value: 1.8, recorded_at: '2026-11-10' },
      change: { percent: -2.8, direction: 'down', tone: 'good' },
      variation: { change: -0.05, typical_error: 0.03, own: false, usual_change: 0.064, beyond: false },
    },
    grip: { ...NO_GRIP, latest: { value: 41.25, recorded_at: '2026-11-17' } },
    completion: {
      last_30_days: { completed: 24, days: 30, percent: 80, on_track: true },
      all_time: { completed: 12, days: 18, percent: 67, on_track: false },
    },
    ...part,
  };
}

/** The same athlete without any records. */
export function buildUnknown(part: Partial<AthleteOverview> = {}): AthleteOverview {
  return buildAthlete({
    date_of_birth: null,
    age: null,
    weight_kg: null,
    height_cm: null,
    attendance: { attended: 0, records: 0, rate: null },
    wellness: [],
    training_load: [],
    weekly_workload: Array.from({ length: 7 }, (_, day) => ({
      date: addDays(MONDAY, day),
      load: null,
      four_week_mean: null,
    })),
    sprint: NO_SPRINT,
    grip: NO_GRIP,
    completion: {
      last_30_days: { completed: 0, days: 30, percent: 0, on_track: false },
      all_time: { completed: 0, days: 18, percent: 0, on_track: false },
    },
    ...part,
  });
}

export function buildEvent(part: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    event_id: 1,
    calendar_id: 1,
    team_id: 1,
    athlete_id: null,
    date: TODAY,
    event_title: 'Practice',
    event_type: 'practice',
    event_time: '17:30',
    duration_min: 60,
    planned_rpe: null,
    notes: null,
    attendance_taken: true,
    status: 'scheduled',
    workout_uid: null,
    series_id: null,
    version: 1,
    ...part,
  };
}
