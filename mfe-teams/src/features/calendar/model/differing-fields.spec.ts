import { buildEvent } from '../testing/build.js';
import { differingFields } from './differing-fields.js';
import { toDraft } from './event-draft.js';

const STORED = buildEvent({ notes: 'Bring both kits' });

test('equal values do not differ, regardless of surrounding spaces', () => {
  expect(differingFields({ ...toDraft(STORED), title: 'Team Practice ' }, STORED)).toEqual([]);
});

test('lists the differing fields with both values', () => {
  const mine = {
    ...toDraft(STORED),
    type: 'game' as const,
    title: 'Cup',
    date: '2026-12-01',
    time: '',
    duration: '45',
    plannedRpe: '6,5',
    notes: '',
    attendance: true,
  };
  expect(differingFields(mine, STORED)).toEqual([
    { label: 'Event Type', theirs: 'Practice', mine: 'Game' },
    { label: 'Title', theirs: 'Team Practice', mine: 'Cup' },
    { label: 'Date', theirs: 'November 29, 2026', mine: 'December 1, 2026' },
    { label: 'Time', theirs: '18:00', mine: 'All day' },
    { label: 'Duration (min)', theirs: '90', mine: '45' },
    { label: 'Planned RPE', theirs: '–', mine: '6.5' },
    { label: 'Notes', theirs: 'Bring both kits', mine: '–' },
    { label: 'Attendance Taken', theirs: 'No', mine: 'Yes' },
  ]);
});

test('compares only the fields of a workout that can change here', () => {
  const stored = buildEvent({ event_type: 'workout', event_time: null, attendance_taken: true, duration_min: 60 });
  expect(differingFields({ ...toDraft(stored), attendance: false, duration: '90', time: '07:00' }, stored)).toEqual([
    { label: 'Time', theirs: 'All day', mine: '07:00' },
    { label: 'Duration (min)', theirs: '60', mine: '90' },
  ]);
});
