import {
  changeEventBodySchema,
  copyWeekBodySchema,
  createEventBodySchema,
  eventTimeSchema,
} from './calendar.schema.js';

test.each([
  ['00:00', true],
  ['09:05', true],
  ['17:30', true],
  ['23:59', true],
  ['24:00', false],
  ['12:60', false],
  ['9:05', false],
  ['17:30:00', false],
  [' 17:30', false],
  ['17.30', false],
  ['', false],
  [1730, false],
])('the time %p: %p', (time, taken) => expect(eventTimeSchema.safeParse(time).success).toBe(taken));

describe('an event in a write', () => {
  const event = {
    team_id: 1,
    athlete_id: null,
    date: '2026-11-24',
    event_title: 'Practice',
    event_type: 'practice',
    event_time: '18:00',
  };
  it.each([
    [{}, true],
    [{ team_id: undefined, athlete_id: 7 }, true],
    [{ duration_min: 90, notes: null, attendance_taken: true, repeat_until: '2026-12-15' }, true],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [1, 3] }, true],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [] }, false],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [7] }, false],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [-0] }, false],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [0, 1, 2, 3, 4, 5, 6, 0] }, false],
    [{ repeat_until: '2026-12-15', repeat_weekdays: [1, 1] }, false],
    [{ repeat_weekdays: [3] }, false],
    [{ event_title: 'x'.repeat(120) }, true],
    [{ event_title: 'x'.repeat(121) }, false],
    [{ event_title: '   ' }, false],
    [{ notes: 'x'.repeat(2000) }, true],
    [{ notes: 'x'.repeat(2001) }, false],
    [{ event_type: 'workout' }, false],
    [{ event_type: 'meeting' }, false],
    [{ event_time: null }, false],
    [{ event_time: '18:07' }, true],
    [{ date: '2026-02-30' }, false],
    [{ duration_min: 0 }, false],
    [{ duration_min: 1440 }, true],
    [{ duration_min: 1441 }, false],
    [{ duration_min: 1.5 }, false],
    [{ version: 1 }, false],
    [{ status: 'missed' }, false],
  ])('%j: %p', (change, expected) =>
    expect(createEventBodySchema.safeParse({ ...event, ...change }).success).toBe(expected),
  );

  it.each([
    [{ event_type: 'workout', event_time: null, version: 3 }, true],
    [{ version: 0 }, false],
    [{ repeat_until: '2026-12-15' }, false],
  ])('changed with %j: %p', (change, expected) =>
    expect(changeEventBodySchema.safeParse({ ...event, ...change }).success).toBe(expected),
  );
});

describe('a week to copy', () => {
  it.each([
    ['2026-11-16', '2026-11-23', true],
    ['2026-11-23', '2026-11-16', true],
    ['2026-11-16', '2026-11-16', false],
    ['2026-11-17', '2026-11-23', false],
    ['2026-11-16', '2026-11-22', false],
    ['soon', '2026-11-23', false],
  ])('from %s to %s: %p', (from_week, to_week, expected) =>
    expect(copyWeekBodySchema.safeParse({ team_id: 1, from_week, to_week }).success).toBe(expected),
  );
});
