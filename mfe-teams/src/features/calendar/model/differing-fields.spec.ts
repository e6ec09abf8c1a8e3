import { buildEvent } from '../testing/build.js';
import { differingFields } from './differing-fields.js';
import { draftOf } from './event-draft.js';

const STORED = buildEvent({ notes: 'Bring both kits' });

test('nothing differs where both are the same, spaces around it aside', () => {
  expect(differingFields({ ...draftOf(STORED), title: 'Team Practice ' }, STORED)).toEqual([]);
});

test('each field as both coaches know it', () => {
  const mine = {
    ...draftOf(STORED),
    type: 'game' as const,
    title: 'Cup',
    date: '2026-12-01',
    time: '',
    duration: '45',
    notes: '',
    attendance: true,
  };
  expect(differingFields(mine, STORED)).toEqual([
    { label: 'Event Type', theirs: 'Practice', mine: 'Game' },
    { label: 'Title', theirs: 'Team Practice', mine: 'Cup' },
    { label: 'Date', theirs: 'November 29, 2026', mine: 'December 1, 2026' },
    { label: 'Time', theirs: '18:00', mine: 'All day' },
    { label: 'Duration (min)', theirs: '90', mine: '45' },
    { label: 'Notes', theirs: 'Bring both kits', mine: '–' },
    { label: 'Attendance Taken', theirs: 'No', mine: 'Yes' },
  ]);
});

test('of a workout only what this screen changes', () => {
  const stored = buildEvent({ event_type: 'workout', event_time: null, attendance_taken: true, duration_min: 60 });
  expect(differingFields({ ...draftOf(stored), attendance: false, duration: '90', time: '07:00' }, stored)).toEqual([
    { label: 'Time', theirs: 'All day', mine: '07:00' },
  ]);
});
