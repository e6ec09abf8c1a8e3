import { pageAt, type DeclaredPage } from '../areas/declared-pages.js';

/** An entry of the navigation. `page` is null while no live area offers it: then it is shown, and leads nowhere. */
export interface NavEntry {
  label: string;
  page: DeclaredPage | null;
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
  const entry = (label: string, ...paths: string[]): NavEntry => ({ label, page: paths.map((path) => pageAt(pages, path)).find((page) => page !== undefined) ?? null });
  return {
    dashboards: {
      label: 'Dashboards',
      entries: [entry('Overview', '/dashboard'), entry('Wellness', '/dashboard/wellness'), entry('sRPE', '/dashboard/srpe'), entry('Apex', '/dashboard/apex')],
    },
    attendance: { label: 'Attendance', entries: [entry('Take Attendance', '/attendance'), entry('Statistics', '/attendance/stats')] },
    workouts: entry('Workouts', '/workouts', '/workout-library'),
    calendar: entry('Calendar', '/calendar'),
    createTeam: entry('Create Team', '/team-creation'),
  };
}

/** Whether `pathname` is the entry's page. */
export function isCurrent(entry: NavEntry, pathname: string): boolean {
  return entry.page !== null && pathname.replace(/\/+$/, '') === entry.page.path;
}
