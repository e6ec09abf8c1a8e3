import { ApiError } from '@touchline/ui/host';
import { buildEvent } from '../testing/build.js';
import {
  emptyValues,
  firstMissingField,
  firstProblemField,
  isSameValues,
  judgeEvent,
  mergeValues,
  serverProblems,
  toChangeBody,
  toCreateBody,
  valuesOf,
  type EventValues,
  type TypedEvent,
} from './event-values.js';

const VALUES: EventValues = {
  event_type: 'practice',
  event_title: ' Team Practice ',
  date: '2026-11-29',
  event_time: '18:07',
  duration_min: '90',
  planned_rpe: '6,5',
  notes: '',
  attendance_taken: true,
  repeat_until: '',
  repeat_weekdays: [],
};
const TEAM = { team_id: 1, athlete_id: null };
const problemsOf = (part: Partial<EventValues>) => judgeEvent({ ...VALUES, ...part }).problems;
function typedOf(values: EventValues): TypedEvent {
  const { sent } = judgeEvent(values);
  if (sent === null) throw new Error('the values have problems');
  return sent;
}

test('a new form has a date, a duration of an hour, and nothing else', () => {
  expect(emptyValues('2026-11-29')).toEqual({
    event_type: '',
    event_title: '',
    date: '2026-11-29',
    event_time: '',
    duration_min: '60',
    planned_rpe: '',
    notes: '',
    attendance_taken: false,
    repeat_until: '',
    repeat_weekdays: [],
  });
});

test('missing fields', () => {
  expect(Object.keys(judgeEvent(emptyValues('2026-11-29')).problems ?? {})).toEqual([
    'event_type',
    'event_title',
    'event_time',
  ]);
  expect(Object.keys(problemsOf({ event_title: '  ', date: '' }) ?? {})).toEqual(['event_title', 'date']);
  expect(problemsOf({ event_type: 'workout', event_time: '' })).toBeNull();
  const withoutTime = { ...VALUES, event_time: '' };
  expect(Object.keys(judgeEvent(withoutTime, { event_time: '18:00' }).problems ?? {})).toEqual(['event_time']);
  expect(judgeEvent(withoutTime, { event_time: null }).sent?.event_time).toBeNull();
  expect(problemsOf({})).toBeNull();
});

test.each(['0', '1441', '', '1.5', '1e2', '-5', 'an hour'])('a duration of %p is invalid', (duration) =>
  expect(problemsOf({ duration_min: duration })?.duration_min).toContain('from 1 to 1440'),
);
test.each(['1', '1440', ' 60 '])('a duration of %p is valid', (duration) =>
  expect(problemsOf({ duration_min: duration })).toBeNull(),
);

test('a repetition that is too long is a problem', () =>
  expect(problemsOf({ repeat_until: '2031-01-01' })?.repeat_until).toContain('at most 200'));

test('the first problem follows the order of the form', () => {
  expect(firstProblemField({ notes: 'x', event_title: 'y' })).toBe('event_title');
  expect(firstProblemField({})).toBeUndefined();
  expect(firstMissingField({ notes: 'x', event_time: 'y' })).toBe('event_time');
  expect(firstMissingField({ duration_min: 'x' })).toBeUndefined();
});

test('problems from the server belong to their fields', () => {
  const error = new ApiError(400, 'validation_failed', 'x', [
    { path: 'event_title', message: 'Too long.' },
    { path: 'repeat_until', message: 'Too many.' },
    { path: 'team_id', message: 'No.' },
  ]);
  expect(serverProblems(error)).toEqual({ event_title: 'Too long.', repeat_until: 'Too many.' });
  expect(serverProblems(new Error('x'))).toEqual({});
});

test('a new event of a team', () => {
  expect(toCreateBody(typedOf(VALUES), TEAM)).toEqual({
    team_id: 1,
    athlete_id: null,
    date: '2026-11-29',
    event_title: 'Team Practice',
    event_type: 'practice',
    event_time: '18:07',
    duration_min: 90,
    planned_rpe: 6.5,
    notes: null,
    attendance_taken: true,
  });
  expect(
    toCreateBody(typedOf({ ...VALUES, notes: 'Bring\nboth kits', repeat_until: '2026-12-13' }), TEAM),
  ).toMatchObject({
    notes: 'Bring\nboth kits',
    repeat_until: '2026-12-13',
  });
});

test('a new event of an athlete has no team and takes no attendance', () => {
  expect(toCreateBody(typedOf(VALUES), { team_id: 1, athlete_id: 7 })).toMatchObject({
    team_id: null,
    athlete_id: 7,
    attendance_taken: false,
  });
});

test('a changed event keeps its owner', () => {
  const event = buildEvent({ athlete_id: 7, version: 4 });
  expect(toChangeBody(typedOf({ ...valuesOf(event), event_title: 'Physio' }), event)).toEqual({
    team_id: null,
    athlete_id: 7,
    date: '2026-11-29',
    event_title: 'Physio',
    event_type: 'practice',
    event_time: '18:00',
    duration_min: 90,
    planned_rpe: null,
    notes: null,
    attendance_taken: false,
    version: 4,
  });
});

test('of a workout type and attendance are not sent, and it may be all day', () => {
  const event = buildEvent({ event_type: 'workout', event_time: null, workout_uid: 'u' });
  expect(valuesOf(event).event_time).toBe('');
  expect(toChangeBody(typedOf(valuesOf(event)), event)).toEqual({
    team_id: 1,
    athlete_id: null,
    date: '2026-11-29',
    event_title: 'Team Practice',
    event_type: 'workout',
    event_time: null,
    duration_min: 90,
    planned_rpe: null,
    notes: null,
    version: 1,
  });
});

test.each(['', '0', '6', '6,5', ' 10 '])('a planned RPE of %p is valid', (rpe) =>
  expect(problemsOf({ planned_rpe: rpe })).toBeNull(),
);
test.each(['11', '6.3', '-1', 'hard'])('a planned RPE of %p is invalid', (rpe) =>
  expect(problemsOf({ planned_rpe: rpe })?.planned_rpe).toContain('in steps of 0.5'),
);

test('a planned RPE of 0 stays a plan', () => {
  const event = buildEvent({ planned_rpe: 0 });
  expect(valuesOf(event).planned_rpe).toBe('0');
  expect(toChangeBody(typedOf(valuesOf(event)), event).planned_rpe).toBe(0);
  expect(toChangeBody(typedOf({ ...valuesOf(event), planned_rpe: ' ' }), event).planned_rpe).toBeNull();
});

test('equal and different drafts', () => {
  const event = buildEvent();
  expect(isSameValues(valuesOf(event), valuesOf({ ...event, version: 9 }))).toBe(true);
  expect(isSameValues(valuesOf(event), { ...valuesOf(event), attendance_taken: true })).toBe(false);
});

describe('merging with a version that someone else stored', () => {
  const original = valuesOf(
    buildEvent({ event_title: 'Practice', event_time: '08:30', notes: 'Old', attendance_taken: true }),
  );

  test('changed fields keep the typed values, unchanged fields take the stored values', () => {
    const theirs = { ...original, event_title: 'Cup', event_time: '21:00', attendance_taken: false };
    expect(mergeValues({ ...original, event_title: 'Final', notes: '' }, original, theirs)).toEqual({
      ...theirs,
      event_title: 'Final',
      notes: '',
    });
  });

  test('without changes all fields take the stored values', () => {
    const theirs = { ...original, event_title: 'Cup' };
    expect(mergeValues(original, original, theirs)).toEqual(theirs);
  });
});
