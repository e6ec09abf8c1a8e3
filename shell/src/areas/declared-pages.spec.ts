import type { RegistryDocument } from '@touchline/contracts/area';
import { declaredPages, pageAt } from './declared-pages.js';

const remote = (prefixes: string[], paths: string[]) => ({ live: 'v', lastGood: null, blocked: [], releases: { v: { prefixes, pages: paths.map((path) => ({ path, title: path })) } } });
const registry = { site: 's', seq: 1, remotes: { 'mfe-teams': remote(['/calendar', '/extra'], ['/extra', '/calendar']), 'mfe-monitoring': remote(['/dashboard'], ['/dashboard/wellness', '/dashboard', '/elsewhere']) } } as unknown as RegistryDocument;

it('lists pages in the order of the navigation, further ones last, and none outside its prefixes', () => {
  expect(declaredPages(registry).map(({ path }) => path)).toEqual(['/dashboard', '/dashboard/wellness', '/calendar', '/extra']);
});

it.each([['/dashboard/wellness', 'mfe-monitoring'], ['/dashboard/wellness/', 'mfe-monitoring'], ['/calendar', 'mfe-teams'], ['/dashboard/srpe', undefined], ['/', undefined]])('finds who offers %s', (path, area) => {
  expect(pageAt(declaredPages(registry), path)?.area).toBe(area);
});
