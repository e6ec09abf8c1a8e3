import { weekMarks, weekOf } from './week-marks.js';

const WEEK = { start: '2026-11-16', end: '2026-11-22' };

describe('the current week', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Friday', '2026-11-20', '2026-11-16'],
    ['a Sunday', '2026-11-22', '2026-11-16'],
    ['the next Monday', '2026-11-23', '2026-11-23'],
    ['a week across the new year', '2027-01-01', '2026-12-28'],
    ['a week with a change of daylight saving', '2026-03-29', '2026-03-23'],
  ])('of %s starts on Monday', (_, today, start) => expect(weekOf(today).start).toBe(start));

  it('ends on Sunday', () => expect(weekOf('2026-11-20')).toEqual(WEEK));

  it('has an entry for each day, null without a mark', () => {
    const marks = [
      { date: '2026-11-15', status: 'absent' },
      { date: '2026-11-16', status: 'present' },
      { date: '2026-11-18', status: 'excused' },
      { date: '2026-11-22', status: 'absent' },
      { date: '2026-11-23', status: 'absent' },
    ] as const;
    expect(weekMarks(marks, WEEK)).toEqual(['present', null, 'excused', null, null, null, 'absent']);
    expect(weekMarks([], WEEK)).toEqual(Array(7).fill(null));
  });

  it('shows the worst status of several events on a day', () => {
    expect(
      weekMarks(
        (['present', 'excused'] as const).map((status) => ({ date: '2026-11-17', status })),
        WEEK,
      )[1],
    ).toBe('excused');
  });
});
