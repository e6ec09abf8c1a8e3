import { buildEntry } from '../../../shared/testing/wellness-entry.js';
import { withEntry } from './save-wellness.js';

const first = buildEntry({ wellness_id: 1, date: '2026-11-01' });
const third = buildEntry({ wellness_id: 3, date: '2026-11-03' });

test('a stored entry is sorted in by date', () => {
  const second = buildEntry({ wellness_id: 2, date: '2026-11-02' });
  expect(withEntry([first, third], second)).toEqual([first, second, third]);
  expect(withEntry([], second)).toEqual([second]);
});

test('a stored entry replaces the one of its day', () => {
  const again = buildEntry({ wellness_id: 3, date: '2026-11-03', stress: 1, version: 2 });
  expect(withEntry([first, third], again)).toEqual([first, again]);
});
