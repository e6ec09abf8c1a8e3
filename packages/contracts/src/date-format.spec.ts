import { formatDay, formatLongDate, formatMediumDate, formatMonth, formatShortDate } from './date-format.js';

describe('date formats', () => {
  it('writes the history date and cuts it to six characters', () => {
    expect(formatMediumDate('2026-11-05')).toBe('Nov 05, 2026');
    expect(formatShortDate('2026-11-05')).toBe('Nov 05');
  });

  it.each([
    ['2026-11-20', 'Fri, Nov 20, 2026'],
    ['1969-12-31', 'Wed, Dec 31, 1969'],
    ['2026-05-01', 'Fri, May 1, 2026'],
  ])('names the weekday of %s', (date, text) => {
    expect(formatLongDate(date)).toBe(text);
  });

  it('writes the headers of a day and of a month', () => {
    expect(formatDay('2026-11-05')).toBe('November 5, 2026');
    expect(formatMonth('2026-11')).toBe('November 2026');
  });

  it('returns an invalid date unchanged', () => {
    expect(formatDay('2026-02-30')).toBe('2026-02-30');
    expect(formatMediumDate('soon')).toBe('soon');
    expect(formatLongDate('2026-02-30')).toBe('2026-02-30');
  });
});
