import { buildEvent } from '../../testing/build.js';
import { copiedText, copyPreview, copyProblem, previewTexts } from './copy-preview.js';

const WEEKS = { from: '2026-11-16', to: '2026-11-23' };
const there = buildEvent({ date: '2026-11-24' });
const counts = (copied: number, already_there = 0, workouts_left = 0) => ({ copied, already_there, workouts_left });

test.each([
  ['the same day, time, title and type', {}, counts(0, 1)],
  ['another day', { date: '2026-11-18' }, counts(1)],
  ['another time', { event_time: '18:05' }, counts(1)],
  ['another title', { event_title: 'team practice' }, counts(1)],
  ['another type', { event_type: 'game' as const }, counts(1)],
  ['another length and other notes', { duration_min: 5, notes: 'x' }, counts(0, 1)],
  ['a workout', { event_type: 'workout' as const, event_time: null, workout_uid: 'u' }, counts(0, 0, 1)],
])('an event with %s', (_what, partial, expected) =>
  expect(copyPreview([buildEvent({ date: '2026-11-17', ...partial })], [there], WEEKS)).toEqual(expected),
);

test('copies into an earlier week and into an empty week', () => {
  expect(copyPreview([there], [], { from: '2026-11-23', to: '2026-11-02' })).toEqual(counts(1));
  expect(copyPreview([there], [buildEvent({ date: '2026-11-03' })], { from: '2026-11-23', to: '2026-11-02' })).toEqual(
    counts(0, 1),
  );
  expect(copyPreview([], [there], WEEKS)).toEqual(counts(0));
});

test('the preview before copying', () => {
  expect(previewTexts(counts(5, 2, 3))).toEqual([
    '5 events will be copied.',
    '2 events are already there and will not be copied again.',
    '3 workouts are not copied. Schedule them in Workouts.',
  ]);
  expect(previewTexts(counts(1, 1, 1))).toEqual([
    '1 event will be copied.',
    '1 event is already there and will not be copied again.',
    '1 workout is not copied. Schedule it in Workouts.',
  ]);
  expect(previewTexts(counts(0))).toEqual([]);
  expect([counts(1), counts(200), counts(201), counts(0), counts(0, 2)].map(copyProblem)).toEqual([
    null,
    null,
    'At most 200 events can be copied at once.',
    'There are no events to copy in this week.',
    'All events of this week are already in that week.',
  ]);
});

test('the result after copying', () => {
  expect(copiedText(counts(5), '2026-11-23')).toBe('5 events copied to Nov 23 – Nov 29');
  expect(copiedText(counts(1, 1), '2026-11-23')).toBe('1 event copied to Nov 23 – Nov 29 (1 was already there)');
  expect(copiedText(counts(3, 2), '2026-11-23')).toBe('3 events copied to Nov 23 – Nov 29 (2 were already there)');
  expect(copiedText(counts(0, 1), '2026-11-23')).toBe('Nothing was copied: 1 event is already there.');
  expect(copiedText(counts(0, 2), '2026-11-23')).toBe('Nothing was copied: 2 events are already there.');
  expect(copiedText(counts(0), '2026-11-23')).toBe('Nothing was copied: this week no longer has events to copy.');
});
