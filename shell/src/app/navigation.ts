import { pageAt, type DeclaredPage } from '../areas/declared-pages.js';
import { SCREENS } from './screens.js';

/** An entry of the navigation. `page` is null while no live area offers it: then it is shown, and leads nowhere. */
export interface NavEntry {
  label: string;
  page: DeclaredPage | null;
  /** Where else one is within it: below these paths. */
  within: readonly string[];
}

export interface NavGroup {
  label: string;
  entries: NavEntry[];
}

/** What every coach finds at the top, in this order. The labels and their order are the product's, not the areas'. */
export interface Navigation {
  dashboards: NavGroup;
  attendance: NavGroup;
  workouts: NavEntry;
  calendar: NavEntry;
  createTeam: NavEntry;
}

/** The navigation over the pages that live areas offer. */
export function navigationOf(pages: readonly DeclaredPage[]): Navigation {
  // The first that is there: the two tabs of one view are one entry.
  const entry = (...paths: [string, ...string[]]): NavEntry => ({
    label: titleOf(paths[0]),
    within: paths.length > 1 ? paths : [],
    page: paths.map((path) => pageAt(pages, path)).find((page) => page !== undefined) ?? null,
  });
  return {
    dashboards: {
      label: 'Dashboards',
      entries: ['/dashboard', '/dashboard/wellness', '/dashboard/srpe', '/dashboard/apex'].map((path) => entry(path)),
    },
    attendance: { label: 'Attendance', entries: ['/attendance', '/attendance/stats'].map((path) => entry(path)) },
    workouts: entry('/workouts', '/workout-library'),
    calendar: entry('/calendar'),
    createTeam: entry('/team-creation'),
  };
}

/** What the product calls the page at `path`; throws for a path that it does not list. */
function titleOf(path: string): string {
  const screen = SCREENS.find((one) => one.path === path);
  if (!screen) throw new RangeError(`no screen at ${path}`);
  return screen.title;
}

/** Whether `pathname` is the entry's page, or one of the pages below its tabs. */
export function isCurrent({ page, within }: NavEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return page !== null && (path === page.path || within.some((tab) => path === tab || path.startsWith(`${tab}/`)));
}
