import { lazyPage } from '@touchline/ui';
import type { LoadedArea } from './area-state.js';
import { loadPage } from './load-page.js';

const One = lazyPage(jest.fn(() => Promise.resolve(() => null)));
const Two = lazyPage(jest.fn(() => Promise.reject(new Error('no such chunk'))));
const area = {
  routes: {
    '/things': [
      { path: 'one/:id', Component: One },
      { path: 'two', Component: Two },
      { path: 'plain', element: null },
    ],
  },
} as unknown as LoadedArea;

let one: jest.SpyInstance;
let two: jest.SpyInstance;
beforeEach(() => {
  one = jest.spyOn(One, 'preload');
  two = jest.spyOn(Two, 'preload');
});
afterEach(() => [one, two].forEach((spy) => spy.mockRestore()));

it('loads the page at the path and no other', async () => {
  await loadPage(area, '/things/one/17');
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).not.toHaveBeenCalled();
});

it('rejects if the download fails', () => expect(loadPage(area, '/things/two')).rejects.toThrow('no such chunk'));

it.each(['/things/plain', '/things/unknown', '/elsewhere'])('has nothing to load for %s', async (path) => {
  await loadPage(area, path);
  expect(one).not.toHaveBeenCalled();
  expect(two).not.toHaveBeenCalled();
});
