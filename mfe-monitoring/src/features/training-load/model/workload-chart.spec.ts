import { createAppTheme } from '@touchline/ui';
import { buildSession } from '../testing/session.js';
import { workloadNote, workloadOptions, workloadSeries, workloadSummary, workloadTable } from './workload-chart.js';

const { charts } = createAppTheme('light');
const full = buildSession({ acwr: 1.4 });
const building = buildSession({ date: '2026-11-04', acwr: null, history_days: 11 });
const idle = buildSession({ rpe: 0, acute_workload: 0, chronic_workload: 0, acwr: null });
const heading = (entry: typeof full) =>
  workloadOptions([entry], charts).tooltip?.x?.formatter?.(1, { dataPointIndex: 0 });

test('two sessions of a day are two points with the figures of that day', () => {
  expect(workloadSeries([full, full])[0]).toEqual({
    name: 'Acute (7 days)',
    data: [262.5, 262.5],
    details: ['ACWR 1.40', 'ACWR 1.40'],
  });
});

test('the tooltip shows the ratio, or why it is missing', () => {
  expect(heading(full)).toBe('Thu, Nov 5, 2026 · ACWR 1.40');
  expect(heading(building)).toBe('Wed, Nov 4, 2026 · building baseline, 11 of 28 days');
  expect(heading(idle)).toBe('Thu, Nov 5, 2026 · no ACWR: no training load in 28 days');
});

test('the note below the chart shows the newest ratio, or the progress of the baseline', () => {
  expect(workloadNote([building, full])).toBe('Thu, Nov 5, 2026: ACWR 1.40.');
  expect(workloadNote([building])).toBe('Building baseline, 11 of 28 days.');
  expect(workloadNote([])).toBeNull();
});

test('the table and the summary', () => {
  expect(workloadTable([building, full])).toEqual({
    columns: ['Session', 'Acute', 'Chronic', 'ACWR'],
    rows: [
      ['Nov 04, 2026', '262.5', '210 (building baseline, 11 of 28 days)', '–'],
      ['Nov 05, 2026', '262.5', '210', '1.40'],
    ],
  });
  expect(workloadSummary([full])).toBe(
    '1 session. Newest, Thu, Nov 5, 2026: acute 262.5, chronic 210, in arbitrary units per day; ACWR 1.40.',
  );
});

test('each session is drawn as a point', () =>
  expect(workloadOptions([full], charts).markers?.size).toBeGreaterThan(0));
