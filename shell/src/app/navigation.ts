import type { NavDeclaration } from '@touchline/contracts/area';
import { pageAt, type DeclaredPage } from '../areas/declared-pages.js';
import { SCREENS } from './screens.js';

/** An entry of the navigation. `page` is null if no live area offers it; the entry is then shown disabled. */
export interface NavEntry {
  label: string;
  page: DeclaredPage | null;
  /** Paths below which the entry counts as current, too. */
  within: readonly string[];
}

export interface NavGroup {
  label: string;
  entries: NavEntry[];
}

/**
 * The entries of the navigation. The product defines labels and order of its own entries; further ones come from the releases of areas
 * and stand behind them.
 */
export interface Navigation {
  dashboards: NavGroup;
  attendance: NavGroup;
  workouts: NavEntry;
  calendar: NavEntry;
  createTeam: NavEntry;
  /** For small screens: the squad of today where an area offers it, else the overview. */
  squad: NavEntry;
  /** Null while no area has an entry for it. */
  more: NavGroup | null;
}

/** The navigation for the pages that live areas offer. */
export function navigationOf(pages: readonly DeclaredPage[]): Navigation {
  // Two tabs of one view share an entry, which leads to the first tab on offer.
  const entry = (...paths: [string, ...string[]]): NavEntry => ({
    label: titleOf(paths[0]),
    within: paths.length > 1 ? paths : [],
    page: paths.map((path) => pageAt(pages, path)).find((page) => page !== undefined) ?? null,
  });
  const more = furtherEntries(pages, 'More');
  return {
    dashboards: {
      label: 'Dashboards',
      entries: [
        ...['/dashboard', '/dashboard/wellness', '/dashboard/srpe', '/dashboard/apex'].map((path) => entry(path)),
        ...furtherEntries(pages, 'Dashboards'),
      ],
    },
    attendance: {
      label: 'Attendance',
      entries: [
        ...['/attendance', '/attendance/stats'].map((path) => entry(path)),
        ...furtherEntries(pages, 'Attendance'),
      ],
    },
    workouts: entry('/workouts', '/workout-library'),
    calendar: entry('/calendar'),
    createTeam: entry('/team-creation'),
    squad: squadOr(entry('/dashboard'), pages),
    more: more.length > 0 ? { label: 'More', entries: more } : null,
  };
}

/** The entries that live areas declare for a group, for pages that the product's own navigation does not have. */
function furtherEntries(pages: readonly DeclaredPage[], group: NavDeclaration['group']): NavEntry[] {
  return pages
    .flatMap((page) => (page.nav?.group === group ? [{ page, nav: page.nav }] : []))
    .filter(({ page }) => !SCREENS.some(({ path }) => path === page.path))
    .sort((a, b) => (a.nav.order ?? 0) - (b.nav.order ?? 0) || a.nav.label.localeCompare(b.nav.label, 'en'))
    .map(({ page, nav }) => ({ label: nav.label, page, within: [page.path] }));
}

const SQUAD_PATH = '/dashboard/squad';

function squadOr(overview: NavEntry, pages: readonly DeclaredPage[]): NavEntry {
  const page = pageAt(pages, SQUAD_PATH);
  return page?.path === SQUAD_PATH ? { label: 'Squad', page, within: [SQUAD_PATH] } : overview;
}

/** The title of the page at `path`. Throws a RangeError for a path that is not in SCREENS. */
function titleOf(path: string): string {
  const screen = SCREENS.find((candidate) => candidate.path === path);
  if (!screen) throw new RangeError(`no screen at ${path}`);
  return screen.title;
}

/** Whether `pathname` is the entry's page or below one of its tabs. */
export function isCurrent({ page, within }: NavEntry, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '');
  return page !== null && (path === page.path || within.some((tab) => path === tab || path.startsWith(`${tab}/`)));
}
