import { matchesPage, pageMatching, pagesClash } from './page-pattern.js';

it.each([
  ['/workouts', '/workouts', true],
  ['/workouts', '/workouts/', true],
  ['/Workouts', '/workouts', true],
  ['/workouts', '/workouts/7', false],
  ['/workouts/:id', '/workouts/7', true],
  ['/workouts/:id', '/workouts', false],
  ['/workouts/:id', '/workouts/7/edit', false],
  ['/', '/', true],
])('%s matches %s: %s', (pattern, pathname, expected) => {
  expect(matchesPage(pattern, pathname)).toBe(expected);
});

it.each([
  ['/a', '/a', true],
  ['/a', '/b', false],
  ['/a/:id', '/a/new', true],
  ['/a/:id', '/a/:name', true],
  ['/a/:id/x', '/a/new/:y', true],
  ['/a/:id/x', '/a/:id/y', false],
  ['/a', '/a/:id', false],
])('%s and %s clash: %s', (one, other, expected) => {
  expect(pagesClash(one, other)).toBe(expected);
  expect(pagesClash(other, one)).toBe(expected);
});

it('prefers the page with the fewest parameters', () => {
  const pages = [{ path: '/a/:id' }, { path: '/a/new' }, { path: '/:x/:y' }];
  expect(pageMatching(pages, '/a/new')?.path).toBe('/a/new');
  expect(pageMatching(pages, '/a/7')?.path).toBe('/a/:id');
  expect(pageMatching(pages, '/b/7')?.path).toBe('/:x/:y');
  expect(pageMatching(pages, '/b')).toBeUndefined();
});
