import { CLOSE_ASKS_ABOVE, closeDoubts } from './close-rules.js';

const NOW = { date: '2026-11-20', time: '18:00' };
const register = { date: '2026-11-20', eventTime: '18:00', pending: 0 };

test.each([
  ['an event that begins now', {}, false],
  ['an event that begins in a minute', { eventTime: '18:01' }, true],
  ['an event in the morning', { eventTime: '09:00' }, false],
  ['an event of the whole day', { eventTime: null }, false],
  ['an event of yesterday evening', { date: '2026-11-19', eventTime: '23:59' }, false],
  ['an event of tomorrow morning', { date: '2026-11-21', eventTime: '00:00' }, true],
  ['the whole of tomorrow', { date: '2026-11-21', eventTime: null }, true],
])('%s', (_, more, early) => expect(closeDoubts({ ...register, ...more }, NOW)).toEqual({ many: false, early }));

test('a few athletes without a mark are closed without a question', () => {
  const many = (pending: number) => closeDoubts({ ...register, pending }, NOW).many;
  expect([many(CLOSE_ASKS_ABOVE), many(CLOSE_ASKS_ABOVE + 1)]).toEqual([false, true]);
});
