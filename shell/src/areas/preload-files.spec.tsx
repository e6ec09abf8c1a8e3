import type { ReleaseFile, ReleaseHead } from '@touchline/contracts/area';
import { addressOf, pageFiles, preloadScripts } from './preload-files.js';

const file = (path: string): ReleaseFile => ({ path, bytes: 1, gzipBytes: 1, integrity: `sha384-${path}` });
const head = {
  name: 'mfe-one',
  version: '1.0.0-a',
  pages: [
    { path: '/one/:id', title: 'One', files: [file('one.js')] },
    { path: '/one/new', title: 'New', files: [file('new.js')] },
  ],
} as ReleaseHead;
const links = () => [...document.querySelectorAll('link')];

afterEach(() => links().forEach((link) => link.remove()));

it.each([
  ['/one/7', ['one.js']],
  ['/one/new', ['new.js']],
  ['/ONE/new/', ['new.js']],
  ['/one', []],
])('the page at %s needs %j', (path, files) => {
  expect(pageFiles(head, path).map((needed) => needed.path)).toEqual(files);
});

it('the address of a file contains area and version', () => {
  expect(addressOf(head, file('one.js'))).toBe('/remotes/mfe-one/1.0.0-a/one.js');
});

it('preloads scripts with integrity', () => {
  preloadScripts([{ href: '/a.js', integrity: 'sha384-a' }]);
  expect(links().map((link) => link.outerHTML)).toEqual([
    expect.stringMatching(/^<link(?=.* rel="preload")(?=.* href="\/a.js")/) as string,
  ]);
  expect(links()[0]).toMatchObject({ integrity: 'sha384-a', crossOrigin: 'anonymous' });
});

it('adds no second link for what the document already preloads', () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<link rel="preload" as="script" href="/a.js" crossorigin="anonymous">',
  );
  preloadScripts([
    { href: '/a.js', integrity: 'sha384-a' },
    { href: '/a.js?a=2', integrity: 'sha384-a' },
    { href: '/b.js', integrity: 'sha384-b' },
  ]);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(['/a.js', '/a.js?a=2', '/b.js']);
});
