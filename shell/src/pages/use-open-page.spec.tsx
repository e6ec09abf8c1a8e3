import { renderHook } from '@testing-library/react';
import type { RegistryDocument } from '@touchline/contracts/area';
import { useOpenPage } from './use-open-page.js';

/** A registry in which each area offers its paths. */
const registry = (areas: Record<string, string[]>) =>
  ({
    remotes: Object.fromEntries(
      Object.entries(areas).map(([area, paths]) => [
        area,
        { live: 'v', releases: { v: { prefixes: ['/x'], pages: paths.map((path) => ({ path, title: path })) } } },
      ]),
    ),
  }) as unknown as RegistryDocument;

const BOTH = registry({ 'mfe-one': ['/x/a', '/x/b'] });
const MOVED = registry({ 'mfe-two': ['/x/a'] });
const NONE = registry({});

let running: boolean;
const open = (document: RegistryDocument | null, pathname: string) =>
  renderHook((props) => useOpenPage(props.document, props.pathname, () => running)?.area, {
    initialProps: { document, pathname },
  });

beforeEach(() => {
  running = true;
});

it.each([
  ['removes', NONE, undefined],
  ['moves', MOVED, 'mfe-two'],
])('a page on screen stays until the coach leaves it, if a new registry %s it', (_, changed, later) => {
  const page = open(BOTH, '/x/a');
  page.rerender({ document: changed, pathname: '/x/a' });
  expect(page.result.current).toBe('mfe-one');
  page.rerender({ document: changed, pathname: '/x/b' });
  expect(page.result.current).toBeUndefined();
  page.rerender({ document: changed, pathname: '/x/a' });
  expect(page.result.current).toBe(later);
});

it('a page whose area does not run follows the registry at once', () => {
  running = false;
  const page = open(BOTH, '/x/a');
  page.rerender({ document: MOVED, pathname: '/x/a' });
  expect(page.result.current).toBe('mfe-two');
});

it('a page appears with the registry', () => {
  const page = open(null, '/x/a');
  expect(page.result.current).toBeUndefined();
  page.rerender({ document: BOTH, pathname: '/x/a' });
  expect(page.result.current).toBe('mfe-one');
});
