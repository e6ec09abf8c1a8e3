import { buildEvent } from '../testing/build.js';
import { draftOf } from './event-draft.js';
import { rebasedDraft } from './rebased-draft.js';

const before = draftOf(
  buildEvent({ event_title: 'Practice', event_time: '08:30', notes: 'Old', attendance_taken: true }),
);

test('what the coach typed stays, what they left alone is as somebody else has made it', () => {
  const theirs = { ...before, title: 'Cup', time: '21:00', attendance: false };
  expect(rebasedDraft({ ...before, title: 'Final', notes: '' }, before, theirs)).toEqual({
    ...theirs,
    title: 'Final',
    notes: '',
  });
});

test('of nothing typed nothing stays', () => {
  const theirs = { ...before, title: 'Cup' };
  expect(rebasedDraft(before, before, theirs)).toEqual(theirs);
});
