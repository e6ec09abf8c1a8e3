import type { DeclaredPage } from '../areas/declared-pages.js';
import { isCurrent, navigationOf } from './navigation.js';

const page = (path: string) => ({ area: 'mfe-one', prefix: path, path, title: 'The area’s own title' });

describe('the navigation', () => {
  it('has the labels and the order of the product, independent of the areas', () => {
    const { dashboards, attendance, workouts, calendar, createTeam } = navigationOf([]);
    expect(dashboards.entries.map(({ label }) => label)).toEqual(['Overview', 'Wellness', 'sRPE', 'Apex']);
    expect(attendance.entries.map(({ label }) => label)).toEqual(['Take Attendance', 'Statistics']);
    expect([workouts, calendar, createTeam].map(({ label, page: none }) => [label, none])).toEqual([
      ['Workouts', null],
      ['Calendar', null],
      ['Create Team', null],
    ]);
  });

  it('links to the pages that live areas offer', () => {
    const { dashboards, attendance } = navigationOf([page('/dashboard/wellness'), page('/attendance/stats')]);
    expect(dashboards.entries.map((entry) => entry.page?.path ?? null)).toEqual([
      null,
      '/dashboard/wellness',
      null,
      null,
    ]);
    expect(attendance.entries.map((entry) => entry.page?.path ?? null)).toEqual([null, '/attendance/stats']);
  });

  it('links to the first workouts tab on offer', () => {
    expect(navigationOf([page('/workout-library')]).workouts.page?.path).toBe('/workout-library');
    expect(navigationOf([page('/workout-library'), page('/workouts')]).workouts.page?.path).toBe('/workouts');
  });

  it('adds the entries that areas declare behind its own, sorted by order and label', () => {
    const declared = (path: string, nav: DeclaredPage['nav']) => ({ ...page(path), nav });
    const { dashboards, attendance, more } = navigationOf([
      declared('/medical/scans', { label: 'Scans', group: 'More' }),
      declared('/medical', { label: 'Medical', group: 'More' }),
      declared('/medical/first', { label: 'Treatments', group: 'More', order: -1 }),
      declared('/medical/load', { label: 'Rehab', group: 'Dashboards' }),
      declared('/dashboard', { label: 'Another overview', group: 'Dashboards' }),
    ]);
    expect(more?.entries.map(({ label }) => label)).toEqual(['Treatments', 'Medical', 'Scans']);
    expect(dashboards.entries.map(({ label }) => label)).toEqual(['Overview', 'Wellness', 'sRPE', 'Apex', 'Rehab']);
    expect(attendance.entries).toHaveLength(2);
    expect(navigationOf([]).more).toBeNull();
  });

  it('marks the current page', () => {
    const { dashboards } = navigationOf([page('/dashboard'), page('/dashboard/wellness')]);
    expect(dashboards.entries.map((entry) => isCurrent(entry, '/dashboard/wellness/'))).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('marks the workouts entry on both tabs and the pages below them only', () => {
    const { workouts } = navigationOf([page('/workouts'), page('/workout-library')]);
    const paths = [
      '/workouts',
      '/workouts/',
      '/workouts/print',
      '/workouts/alpha-assist',
      '/workout-library',
      '/workout-library/exercises',
      '/workoutsx',
      '/calendar',
    ];
    expect(paths.filter((path) => isCurrent(workouts, path))).toEqual(paths.slice(0, 6));
    expect(isCurrent(navigationOf([]).workouts, '/workouts')).toBe(false);
  });
});
