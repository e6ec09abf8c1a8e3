import { plannedDayText } from './planned-day-text.js';

const DAY = { date: '2026-11-24', planned_load: 585, done_load: 540.25, recorded: 14, athletes: 18 };
const NOT_DONE = { ...DAY, done_load: null, recorded: 0 };

test.each([
  ['a team', DAY, true, 'Planned 585 AU each · Done 540.3 AU on average (14 recorded, planned for 18)'],
  ['an athlete', DAY, false, 'Planned 585 AU · Done 540.3 AU'],
  ['a day on which nothing was done', NOT_DONE, true, 'Planned 585 AU each · Nothing recorded'],
  ['a load of 0 that was done', { ...DAY, done_load: 0 }, false, 'Planned 585 AU · Done 0 AU'],
  ['today, with nothing recorded yet', { ...NOT_DONE, date: '2026-11-25' }, false, 'Planned 585 AU'],
  ['a day ahead', { ...NOT_DONE, date: '2026-11-26' }, true, 'Planned 585 AU each'],
])('%s', (_name, day, ofTeam, text) => expect(plannedDayText(day, ofTeam, '2026-11-25')).toBe(text));
