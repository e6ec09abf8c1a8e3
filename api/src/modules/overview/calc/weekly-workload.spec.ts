import { mondayOf, weeklyWorkload } from './weekly-workload.js';

const loads = new Map([['2026-11-15', 900], ['2026-11-16', 300], ['2026-11-18', 450.5]]);
const week = (today: string) => weeklyWorkload((date) => loads.get(date) ?? 0, today).map(({ load }) => load);

it.each([['2026-11-16', '2026-11-16'], ['2026-11-22', '2026-11-16'], ['2026-11-15', '2026-11-09'], ['2026-01-01', '2025-12-29']])('the week of %s starts on %s', (today, monday) => {
  expect(mondayOf(today)).toBe(monday);
});

it('has a rest day as 0 and a day to come as null', () => {
  expect(weeklyWorkload((date) => loads.get(date) ?? 0, '2026-11-19').map(({ date }) => date)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']);
  expect(week('2026-11-19')).toEqual([300, 0, 450.5, 0, null, null, null]);
});

it('on a Monday has that day alone, on a Sunday all of them', () => {
  expect(week('2026-11-16')).toEqual([300, null, null, null, null, null, null]);
  expect(week('2026-11-15')).toEqual([0, 0, 0, 0, 0, 0, 900]);
});

it('says nothing of the days before anything was recorded', () => {
  expect(weeklyWorkload((date) => loads.get(date) ?? null, '2026-11-18').map(({ load }) => load)).toEqual([300, null, 450.5, null, null, null, null]);
});
