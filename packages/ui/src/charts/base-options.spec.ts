import { CHART_COLORS } from '../theme/chart-colors.js';
import { baseOptions, mergeOptions } from './base-options.js';

const style = { mode: 'dark', colors: CHART_COLORS.dark, fontFamily: 'Inter', reducedMotion: false } as const;

test('takes colours and mode from the theme', () => {
  const options = baseOptions(style);
  expect(options.chart?.foreColor).toBe(CHART_COLORS.dark.text);
  expect(options.grid?.borderColor).toBe(CHART_COLORS.dark.grid);
  expect(options.tooltip?.theme).toBe('dark');
});

test('moves only where the reader does not mind', () => {
  expect(baseOptions(style).chart?.animations?.enabled).toBe(true);
  expect(baseOptions({ ...style, reducedMotion: true }).chart?.animations?.enabled).toBe(false);
});

test('a thumb can scroll past: no toolbar, no zoom', () => {
  const { chart } = baseOptions(style);
  expect(chart?.toolbar?.show).toBe(false);
  expect(chart?.zoom?.enabled).toBe(false);
});

test('merges at every depth, replaces lists, changes neither', () => {
  const base = { grid: { show: true, padding: { left: 1, right: 1 } }, colors: ['a', 'b'] };
  const over = { grid: { padding: { left: 9 } }, colors: ['c'] };
  expect(mergeOptions(base, over)).toEqual({ grid: { show: true, padding: { left: 9, right: 1 } }, colors: ['c'] });
  expect(base).toEqual({ grid: { show: true, padding: { left: 1, right: 1 } }, colors: ['a', 'b'] });
});
