import { weekdayFromMonday } from './calendar-date.js';
import { countRepeats, repeatDates } from './repeat-dates.js';

describe('the dates of a repeated event', () => {
  it.each([
    ['its own day alone', '2026-11-24', '2026-11-24', ['2026-11-24']],
    ['its own day alone, where the week is not full', '2026-11-24', '2026-11-30', ['2026-11-24']],
    ['the last day included', '2026-11-24', '2026-12-08', ['2026-11-24', '2026-12-01', '2026-12-08']],
    [
      'over the end of a month of 30 and of 31 days',
      '2026-11-28',
      '2027-01-02',
      ['2026-11-28', '2026-12-05', '2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02'],
    ],
    [
      'over the end of a February without a leap day',
      '2026-02-22',
      '2026-03-08',
      ['2026-02-22', '2026-03-01', '2026-03-08'],
    ],
    ['over a leap day', '2028-02-22', '2028-03-07', ['2028-02-22', '2028-02-29', '2028-03-07']],
    ['over the day the clocks change', '2026-03-22', '2026-04-05', ['2026-03-22', '2026-03-29', '2026-04-05']],
    ['to the last day there is', '2999-12-20', '2999-12-31', ['2999-12-20', '2999-12-27']],
    ['none before it begins', '2026-11-24', '2026-11-23', []],
    ['none long before it begins', '2026-11-24', '2026-01-01', []],
  ])('are %s', (_, date, until, dates) => {
    expect(repeatDates(date, until)).toEqual(dates);
    expect(countRepeats(date, until)).toBe(dates.length);
  });

  it('have the same weekday, also over years', () => {
    const dates = repeatDates('2026-11-24', '2030-11-24');
    expect(dates).toHaveLength(209);
    expect(new Set(dates.map(weekdayFromMonday))).toEqual(new Set([1]));
    expect(new Set(dates).size).toBe(209);
  });

  it.each<[string, string, string, number[], string[]]>([
    [
      'of several weekdays in their order',
      '2026-11-24',
      '2026-12-04',
      [3, 1],
      ['2026-11-24', '2026-11-26', '2026-12-01', '2026-12-03'],
    ],
    ['not before the first one in its week', '2026-11-26', '2026-12-01', [1], ['2026-11-26', '2026-12-01']],
    ['its own weekday, also where it is not named', '2026-11-24', '2026-11-24', [0, 6], ['2026-11-24']],
    ['each once, where a weekday is named twice', '2026-11-24', '2026-11-30', [2, 2], ['2026-11-24', '2026-11-25']],
    [
      'every day',
      '2026-11-28',
      '2026-12-01',
      [0, 1, 2, 3, 4, 5, 6],
      ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'],
    ],
    ['none before they begin', '2026-11-24', '2026-11-23', [3], []],
  ])('on more weekdays are %s', (_, date, until, weekdays, dates) => {
    expect(repeatDates(date, until, weekdays)).toEqual(dates);
    expect(countRepeats(date, until, weekdays)).toBe(dates.length);
  });

  it('are counted without creating them', () => expect(countRepeats('1900-01-01', '2999-12-31')).toBe(57_396));
});
