import { addDays } from '@touchline/contracts/calendar-date';
import { createAppTheme } from '@touchline/ui';
import { weekTotal, workloadOptions, workloadSeries, workloadSummary, workloadTable } from './workload-chart.js';

const { charts } = createAppTheme('dark');
const week = (...loads: (number | null)[]) => loads.map((load, at) => ({ date: addDays('2026-11-16', at), load }));
const WEEK = week(300, 0, 1262.5, null, null, null, null);

test('a rest day is a zero, a day to come is nothing', () => {
  expect(workloadSeries(WEEK)).toEqual([{ name: 'Workload', data: [300, 0, 1262.5, null, null, null, null] }]);
  const label = workloadOptions(WEEK, charts).dataLabels?.formatter as (value: number | null) => string;
  expect([label(0), label(1262.5), label(null)]).toEqual(['0', '1,263', '']);
});

test.each([[WEEK, 1562.5], [week(0, 0), 0], [week(null, null), null]])('the total so far', (days, total) => expect(weekTotal(days)).toBe(total));

test('the same in words and as a table', () => {
  expect(workloadSummary(WEEK)).toBe('Mon 300 AU, Tue 0 AU, Wed 1,262.5 AU, Thu nothing yet, Fri nothing yet, Sat nothing yet, Sun nothing yet.');
  expect(workloadTable(WEEK).rows.slice(2, 4)).toEqual([['Wed, Nov 18, 2026', '1,262.5 AU'], ['Thu, Nov 19, 2026', 'nothing yet']]);
});

test('there is room above the highest bar, and a week of rest still has a scale', () => {
  const top = (...loads: (number | null)[]) => {
    const { yaxis } = workloadOptions(week(...loads), charts);
    return (Array.isArray(yaxis) ? undefined : yaxis)?.max;
  };
  expect(top(0, null)).toBeGreaterThan(0);
  expect(top(300, 1000, null)).toBeGreaterThan(1050);
});
