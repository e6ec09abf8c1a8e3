import type { RegistryDocument } from '@touchline/contracts/area';
import { declaredPages, navigationPages, pageAt } from './declared-pages.js';

const remote = (prefixes: string[], paths: string[]) => ({
  live: 'v',
  lastGood: null,
  blocked: [],
  releases: { v: { prefixes, pages: paths.map((path) => ({ path, title: path })) } },
});
const registry = {
  site: 's',
  seq: 1,
  remotes: {
    'mfe-teams': remote(['/calendar', '/extra'], ['/extra', '/extra/:id/edit', '/calendar']),
    'mfe-monitoring': remote(['/dashboard'], ['/dashboard/wellness', '/dashboard', '/elsewhere']),
  },
} as unknown as RegistryDocument;

it('lists pages in the order of the navigation, further ones last, and none outside its prefixes', () => {
  expect(declaredPages(registry).map(({ path }) => path)).toEqual([
    '/dashboard',
    '/dashboard/wellness',
    '/calendar',
    '/extra',
    '/extra/:id/edit',
  ]);
});

it('shows only pages of the navigation, and none with parameters', () => {
  expect(navigationPages(declaredPages(registry)).map(({ path }) => path)).toEqual([
    '/dashboard',
    '/dashboard/wellness',
    '/calendar',
  ]);
});

it.each([
  ['/dashboard/wellness', 'mfe-monitoring'],
  ['/dashboard/wellness/', 'mfe-monitoring'],
  ['/calendar', 'mfe-teams'],
  ['/extra/17/edit', 'mfe-teams'],
  ['/extra/17', undefined],
  ['/dashboard/srpe', undefined],
  ['/', undefined],
])('finds the area that offers %s', (path, area) => {
  expect(pageAt(declaredPages(registry), path)?.area).toBe(area);
});
