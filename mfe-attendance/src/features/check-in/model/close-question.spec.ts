import { closeQuestion } from './close-question.js';

const NOW = { date: '2026-11-20', time: '17:00' };
const ask = (pending: number, event_time: string | null = '16:00', date = '2026-11-20') =>
  closeQuestion({ event: { date, event_time }, pending, athletes: 18 }, NOW);

test('says how many are not marked, when it starts, and what closing does', () => {
  expect(ask(17, '19:15')).toEqual({
    text: '17 of 18 not marked, and it starts at 19:15. Closing marks these 17 as absent.',
    confirmLabel: 'Mark 17 absent and close',
  });
  expect(ask(4)?.text).toBe('4 of 18 not marked. Closing marks these 4 as absent.');
  expect(ask(1, '19:15')).toEqual({
    text: '1 of 18 not marked, and it starts at 19:15. Closing marks this one as absent.',
    confirmLabel: 'Mark 1 absent and close',
  });
});

test('names the day of an event on another one', () => {
  expect(ask(0, '09:00', '2026-11-21')).toEqual({
    text: 'It starts on Sat, Nov 21, 2026 at 09:00.',
    confirmLabel: 'Close now',
  });
  expect(ask(0, null, '2026-11-21')?.text).toBe('It is on Sat, Nov 21, 2026.');
});

test('asks nothing when it has begun and only a few are not marked', () => {
  expect(ask(3)).toBeNull();
  expect(ask(0, null)).toBeNull();
});
