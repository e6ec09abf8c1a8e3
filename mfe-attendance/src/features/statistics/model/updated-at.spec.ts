import { updatedAt } from './updated-at.js';

const at = Date.parse('2026-11-20T23:05:59Z');

test.each([
  ['UTC', 'Nov 20, 2026, 23:05'],
  ['Pacific/Auckland', 'Nov 21, 2026, 12:05'],
  ['America/Chicago', 'Nov 20, 2026, 17:05'],
])('in %s: %s', (zone, text) => expect(updatedAt(at, zone)).toBe(text));

test('midnight is 00', () => expect(updatedAt(Date.parse('2026-11-20T00:00:00Z'), 'UTC')).toBe('Nov 20, 2026, 00:00'));
