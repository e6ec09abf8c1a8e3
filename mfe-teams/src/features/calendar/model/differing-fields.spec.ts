import { buildEvent } from '../testing/build.js';
import { differingFields } from './differing-fields.js';
import { valuesOf } from './event-values.js';

const STORED = buildEvent({ notes: 'Bring both kits' });

test('equal values do not differ, regardless of surrounding spaces', () => {
  expect(differingFields({ ...valuesOf(STORED), event_title: 'Team Practice ' }, STORED)).toEqual([]);
});

test('lists the differing fields with both values', () => {
  const mine = {
    ...valuesOf(STORED),
    event_type: 'game' as const,
    event_title: 'Cup',
    date: '2026-12-01',
    event_time: '',
    duration_min: '45',
    planned_rpe: '6,5',
    notes: '',
    attendance_taken: true,
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
  expect(
    differingFields({ ...valuesOf(stored), attendance_taken: false, duration_min: '90', event_time: '07:00' }, stored),
  ).toEqual([
    { label: 'Time', theirs: 'All day', mine: '07:00' },
    { label: 'Duration (min)', theirs: '60', mine: '90' },
  ]);
});
