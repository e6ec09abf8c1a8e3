import { ApiError } from '@touchline/ui/host';
import { buildEvent } from '../testing/build.js';
import {
  toChangeBody,
  toCreateBody,
  toDraft,
  emptyDraft,
  firstProblemField,
  isSameDraft,
  mergeDraft,
  findMissing,
  serverProblems,
  findInvalid,
  type EventDraft,
} from './event-draft.js';

const DRAFT: EventDraft = {
  type: 'practice',
  title: ' Team Practice ',
  date: '2026-11-29',
  time: '18:07',
  duration: '90',
  plannedRpe: '6,5',
  notes: '',
  attendance: true,
  repeatUntil: '',
};
const TEAM = { team_id: 1, athlete_id: null };

test('a new form has a date, a duration of an hour, and nothing else', () => {
  expect(emptyDraft('2026-11-29')).toEqual({
    type: '',
    title: '',
    date: '2026-11-29',
    time: '',
    duration: '60',
    plannedRpe: '',
    notes: '',
    attendance: false,
    repeatUntil: '',
  });
  expect(emptyDraft('2026-11-29', DRAFT)).toMatchObject({
    type: 'practice',
    time: '18:07',
    title: '',
    duration: '60',
    attendance: true,
  });
});

test('missing fields', () => {
  expect(Object.keys(findMissing(emptyDraft('2026-11-29')))).toEqual(['type', 'title', 'time']);
  expect(Object.keys(findMissing({ ...DRAFT, title: '  ', date: '' }))).toEqual(['title', 'date']);
  expect(findMissing({ ...DRAFT, type: 'workout', time: '' })).toEqual({});
  expect(findMissing(DRAFT)).toEqual({});
});

test.each(['0', '1441', '', '1.5', '1e2', '-5', 'an hour'])('a duration of %p is invalid', (duration) =>
  expect(findInvalid({ ...DRAFT, duration }).duration).toContain('from 1 to 1440'),
);
test.each(['1', '1440', ' 60 '])('a duration of %p is valid', (duration) =>
  expect(findInvalid({ ...DRAFT, duration })).toEqual({}),
);

test('a repetition that is too long is a problem', () =>
  expect(findInvalid({ ...DRAFT, repeatUntil: '2031-01-01' }).repeatUntil).toContain('at most 200'));

test('the first problem follows the order of the form', () => {
  expect(firstProblemField({ notes: 'x', title: 'y' })).toBe('title');
  expect(firstProblemField({})).toBeUndefined();
});

test('problems from the server belong to their fields', () => {
  const error = new ApiError(400, 'validation_failed', 'x', [
    { path: 'event_title', message: 'Too long.' },
    { path: 'repeat_until', message: 'Too many.' },
    { path: 'team_id', message: 'No.' },
  ]);
  expect(serverProblems(error)).toEqual({ title: 'Too long.', repeatUntil: 'Too many.' });
  expect(serverProblems(new Error('x'))).toEqual({});
});

test('a new event of a team', () => {
  expect(toCreateBody(DRAFT, TEAM)).toEqual({
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
  expect(toCreateBody({ ...DRAFT, notes: 'Bring\nboth kits', repeatUntil: '2026-12-13' }, TEAM)).toMatchObject({
    notes: 'Bring\nboth kits',
    repeat_until: '2026-12-13',
  });
});

test('a new event of an athlete has no team and takes no attendance', () => {
  expect(toCreateBody(DRAFT, { team_id: 1, athlete_id: 7 })).toMatchObject({
    team_id: null,
    athlete_id: 7,
    attendance_taken: false,
  });
});

test('a changed event keeps its owner', () => {
  const event = buildEvent({ athlete_id: 7, version: 4 });
  expect(toChangeBody({ ...toDraft(event), title: 'Physio' }, event)).toEqual({
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
  expect(toDraft(event).time).toBe('');
  expect(toChangeBody(toDraft(event), event)).toEqual({
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

test.each(['', '0', '6', '6,5', ' 10 '])('a planned RPE of %p is valid', (plannedRpe) =>
  expect(findInvalid({ ...DRAFT, plannedRpe })).toEqual({}),
);
test.each(['11', '6.3', '-1', 'hard'])('a planned RPE of %p is invalid', (plannedRpe) =>
  expect(findInvalid({ ...DRAFT, plannedRpe }).plannedRpe).toContain('in steps of 0.5'),
);

test('a planned RPE of 0 stays a plan', () => {
  const event = buildEvent({ planned_rpe: 0 });
  expect(toDraft(event).plannedRpe).toBe('0');
  expect(toChangeBody(toDraft(event), event).planned_rpe).toBe(0);
  expect(toChangeBody({ ...toDraft(event), plannedRpe: ' ' }, event).planned_rpe).toBeNull();
});

test('equal and different drafts', () => {
  const event = buildEvent();
  expect(isSameDraft(toDraft(event), toDraft({ ...event, version: 9 }))).toBe(true);
  expect(isSameDraft(toDraft(event), { ...toDraft(event), attendance: true })).toBe(false);
});

describe('merging with a version that someone else stored', () => {
  const original = toDraft(
    buildEvent({ event_title: 'Practice', event_time: '08:30', notes: 'Old', attendance_taken: true }),
  );

  test('changed fields keep the typed values, unchanged fields take the stored values', () => {
    const theirs = { ...original, title: 'Cup', time: '21:00', attendance: false };
    expect(mergeDraft({ ...original, title: 'Final', notes: '' }, original, theirs)).toEqual({
      ...theirs,
      title: 'Final',
      notes: '',
    });
  });

  test('without changes all fields take the stored values', () => {
    const theirs = { ...original, title: 'Cup' };
    expect(mergeDraft(original, original, theirs)).toEqual(theirs);
  });
});
