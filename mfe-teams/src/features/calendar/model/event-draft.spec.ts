import { ApiError } from '@touchline/ui/host';
import { buildEvent } from '../testing/build.js';
import {
  changeBody,
  createBody,
  draftOf,
  emptyDraft,
  firstOf,
  isSame,
  missingOf,
  refusedOf,
  wrongOf,
  type EventDraft,
} from './event-draft.js';

const DRAFT: EventDraft = {
  type: 'practice',
  title: ' Team Practice ',
  date: '2026-11-29',
  time: '18:07',
  duration: '90',
  notes: '',
  attendance: true,
  repeatUntil: '',
};
const TEAM = { team_id: 1, athlete_id: null };

test('a new form has a day, an hour of length, and nothing else', () => {
  expect(emptyDraft('2026-11-29')).toEqual({
    type: '',
    title: '',
    date: '2026-11-29',
    time: '',
    duration: '60',
    notes: '',
    attendance: false,
    repeatUntil: '',
  });
  expect(emptyDraft('2026-11-29', DRAFT)).toMatchObject({ type: 'practice', time: '18:07', title: '', duration: '60' });
});

test('what is missing', () => {
  expect(Object.keys(missingOf(emptyDraft('2026-11-29')))).toEqual(['type', 'title', 'time']);
  expect(Object.keys(missingOf({ ...DRAFT, title: '  ', date: '' }))).toEqual(['title', 'date']);
  expect(missingOf({ ...DRAFT, type: 'workout', time: '' })).toEqual({});
  expect(missingOf(DRAFT)).toEqual({});
});

test.each(['0', '1441', '', '1.5', '1e2', '-5', 'an hour'])('a duration of %p is none', (duration) =>
  expect(wrongOf({ ...DRAFT, duration }).duration).toContain('from 1 to 1440'),
);
test.each(['1', '1440', ' 60 '])('a duration of %p is one', (duration) =>
  expect(wrongOf({ ...DRAFT, duration })).toEqual({}),
);

test('a repetition that is too long is said', () =>
  expect(wrongOf({ ...DRAFT, repeatUntil: '2031-01-01' }).repeatUntil).toContain('at most 200'));

test('the first field with a problem is that of the form', () => {
  expect(firstOf({ notes: 'x', title: 'y' })).toBe('title');
  expect(firstOf({})).toBeUndefined();
});

test('what the server says about fields stands at them', () => {
  const error = new ApiError(400, 'validation_failed', 'x', [
    { path: 'event_title', message: 'Too long.' },
    { path: 'repeat_until', message: 'Too many.' },
    { path: 'team_id', message: 'No.' },
  ]);
  expect(refusedOf(error)).toEqual({ title: 'Too long.', repeatUntil: 'Too many.' });
  expect(refusedOf(new Error('x'))).toEqual({});
});

test('a new event of a team', () => {
  expect(createBody(DRAFT, TEAM)).toEqual({
    team_id: 1,
    athlete_id: null,
    date: '2026-11-29',
    event_title: 'Team Practice',
    event_type: 'practice',
    event_time: '18:07',
    duration_min: 90,
    notes: null,
    attendance_taken: true,
  });
  expect(createBody({ ...DRAFT, notes: 'Bring\nboth kits', repeatUntil: '2026-12-13' }, TEAM)).toMatchObject({
    notes: 'Bring\nboth kits',
    repeat_until: '2026-12-13',
  });
});

test('a new event of an athlete has no team and takes no attendance', () => {
  expect(createBody(DRAFT, { team_id: 1, athlete_id: 7 })).toMatchObject({
    team_id: null,
    athlete_id: 7,
    attendance_taken: false,
  });
});

test('a changed event stays whose it is', () => {
  const event = buildEvent({ athlete_id: 7, version: 4 });
  expect(changeBody({ ...draftOf(event), title: 'Physio' }, event)).toEqual({
    team_id: null,
    athlete_id: 7,
    date: '2026-11-29',
    event_title: 'Physio',
    event_type: 'practice',
    event_time: '18:00',
    duration_min: 90,
    notes: null,
    attendance_taken: false,
    version: 4,
  });
});

test('of a workout only day, time, title and notes are sent, and it may be all day', () => {
  const event = buildEvent({ event_type: 'workout', event_time: null, workout_uid: 'u' });
  expect(draftOf(event).time).toBe('');
  expect(changeBody(draftOf(event), event)).toEqual({
    team_id: 1,
    athlete_id: null,
    date: '2026-11-29',
    event_title: 'Team Practice',
    event_type: 'workout',
    event_time: null,
    notes: null,
    version: 1,
  });
});

test('same and different', () => {
  const event = buildEvent();
  expect(isSame(draftOf(event), draftOf({ ...event, version: 9 }))).toBe(true);
  expect(isSame(draftOf(event), { ...draftOf(event), attendance: true })).toBe(false);
});
