import { heatWindow } from './heat-window.js';
import { readRegister, registerAddress, statisticsAddress } from './register-address.js';

const TODAY = '2026-11-22';
const WEEK = { start: '2026-11-16', end: '2026-11-22' };
const ALL = { team: '', search: '', status: null, athleteId: null };
const read = (search: string) => readRegister(new URLSearchParams(search), TODAY);

test('writes period and filters, and reads them back', () => {
  expect(registerAddress(WEEK, ALL)).toBe('/attendance/register?start=2026-11-16&end=2026-11-22');
  const view = { team: '10', search: 'Zoë & co', status: 'good', athleteId: 7 } as const;
  const address = registerAddress(WEEK, view);
  expect(address).toBe(
    '/attendance/register?start=2026-11-16&end=2026-11-22&team=10&q=Zo%C3%AB+%26+co&status=good&athlete=7',
  );
  expect(read(address.split('?')[1]!)).toEqual({ period: WEEK, view });
});

test('leaves out parameters that only the statistics screen uses', () =>
  expect(registerAddress(WEEK, { ...ALL, page: 2, rows: 50, day: '2026-11-01' } as typeof ALL)).toBe(
    '/attendance/register?start=2026-11-16&end=2026-11-22',
  ));

test.each([
  '',
  'start=2026-11-16',
  'end=2026-11-16',
  'start=2026-11-17&end=2026-11-16',
  'start=2026-02-30&end=2026-03-01',
  'start=1999-12-31&end=2000-01-05',
  'start=2025-01-01&end=2026-11-22',
  'start=x&end=y',
])('%p reads as the current week', (search) => expect(read(search)).toEqual({ period: WEEK, view: ALL }));

test('accepts a single day and a year as a period', () => {
  expect(read('start=2026-11-16&end=2026-11-16').period).toEqual({ start: '2026-11-16', end: '2026-11-16' });
  expect(read('start=2026-01-01&end=2026-12-31').period).toEqual({ start: '2026-01-01', end: '2026-12-31' });
});

test.each([
  [heatWindow('week', TODAY), ''],
  [heatWindow('month', TODAY), '?span=month'],
  [heatWindow('week', '2026-11-12'), '?day=2026-11-09'],
  [heatWindow('month', '2026-11-12'), '?span=month&day=2026-11-12'],
])('%j links back to /attendance/stats%s', (period, search) =>
  expect(statisticsAddress(period, ALL, TODAY)).toBe(`/attendance/stats${search}`),
);

test('the link back keeps the selected athletes', () =>
  expect(statisticsAddress(WEEK, { team: '10', search: 'an', status: 'poor', athleteId: 7 }, TODAY)).toBe(
    '/attendance/stats?team=10&q=an&status=poor&athlete=7',
  ));
