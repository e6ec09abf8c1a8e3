import { dayAfterKey } from './day-after-key.js';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-29', '2026-12-06'],
  ['Home', '2026-11-22', '2026-11-16'],
  ['End', '2026-11-16', '2026-11-22'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['PageDown', '2999-12-15', '2999-12-15'],
  ['ArrowRight', '2999-12-31', null],
  ['Home', '1900-01-01', '1900-01-01'],
  ['Enter', '2026-11-22', null],
  ['a', '2026-11-22', null],
])('%s on %s: %p', (key, day, moved) => expect(dayAfterKey(key, day)).toBe(moved));
