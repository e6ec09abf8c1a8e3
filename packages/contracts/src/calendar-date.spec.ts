import {
  addDays,
  daysBetween,
  epochDay,
  fromEpochDay,
  isCalendarDate,
  mondayOf,
  todayIn,
  weekdayFromMonday,
} from './calendar-date.js';

describe('calendar dates', () => {
  it.each(['2026-11-05', '2024-02-29', '1900-01-01', '2999-12-31', '2000-02-29'])('takes %s', (text) => {
    expect(isCalendarDate(text)).toBe(true);
    expect(fromEpochDay(epochDay(text) ?? NaN)).toBe(text);
  });

  it.each([
    '2026-02-30',
    '2026-2-3',
    '0000-00-00',
    '0050-01-01',
    '2026-00-10',
    '2026-01-00',
    '2026-13-01',
    '2025-02-29',
    '2026-11-05T00:00:00Z',
    ' 2026-11-05',
    '1899-12-31',
    '3000-01-01',
    '',
    '20261105',
    null,
    20261105,
  ])('refuses %p', (text) => expect(isCalendarDate(text)).toBe(false));

  it('moves over month, year and leap day, both ways', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2026-11-05', 0)).toBe('2026-11-05');
    expect(addDays('2999-12-31', 1)).toBe('3000-01-01');
  });

  it('counts days across a change of daylight saving', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });

  it('starts the week on Monday', () => {
    expect(weekdayFromMonday('2026-11-16')).toBe(0);
    expect(weekdayFromMonday('2026-11-22')).toBe(6);
    expect(weekdayFromMonday('1969-12-29')).toBe(0);
  });

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-11-15', '2026-11-09'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s starts on %s', (date, monday) => expect(mondayOf(date)).toBe(monday));

  it('reads today in a time zone', () => {
    const instant = new Date('2026-11-20T23:30:00Z');
    expect(todayIn('America/New_York', instant)).toBe('2026-11-20');
    expect(todayIn('Pacific/Auckland', instant)).toBe('2026-11-21');
  });

  it('keeps time zones apart however often it is asked, and refuses an unknown one each time', () => {
    const instant = new Date('2026-11-20T23:30:00Z');
    for (const [zone, day] of [
      ['Europe/London', '2026-11-20'],
      ['Pacific/Auckland', '2026-11-21'],
      ['Europe/London', '2026-11-20'],
    ] as const)
      expect(todayIn(zone, instant)).toBe(day);
    for (let twice = 0; twice < 2; twice += 1) expect(() => todayIn('Europe/Nowhere', instant)).toThrow(RangeError);
  });

  it('takes every day of four centuries in order, and none between', () => {
    const first = epochDay('1900-01-01') ?? NaN;
    const days = Array.from({ length: 146_097 }, (_, at) => first + at);
    expect(days.filter((day) => epochDay(fromEpochDay(day)) !== day)).toEqual([]);
    expect(isCalendarDate('2100-02-29')).toBe(false);
    expect(isCalendarDate('2000-02-29')).toBe(true);
  });

  it('throws on arithmetic with an invalid date', () => {
    expect(() => addDays('yesterday', 1)).toThrow(RangeError);
  });
});
