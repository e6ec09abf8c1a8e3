import { NO_SELECTION, readView, writeView } from './check-in-view.js';

const read = (text: string) => readView(new URLSearchParams(text));
const write = (text: string, change: Parameters<typeof writeView>[1]) =>
  writeView(new URLSearchParams(text), change).toString();

test('reads the address that the calendar links to', () =>
  expect(read('team=3&event=7&date=2026-11-18')).toEqual({ teamId: 3, eventId: 7, date: '2026-11-18', search: '' }));

test.each(['', 'team=x&event=-1&date=2026-02-30', 'team=0'])('"%s" reads as nothing selected', (text) =>
  expect(read(text)).toEqual(NO_SELECTION),
);

test('writes a change, and removes reset values', () => {
  expect(write('team=3', { eventId: 7, search: 'an' })).toBe('team=3&event=7&q=an');
  expect(write('team=3&event=7&date=2026-11-18&q=a&other=1', NO_SELECTION)).toBe('other=1');
});
