import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleSite } from '../test/example-site.js';
import { promote, type BuiltVersion } from './promote.js';
import { readRegistry } from './registry-store.js';
import { rollback } from './rollback.js';

let example: ExampleSite;
let copy: string;
let reason: { why: string; copies: string[] };

beforeEach(() => {
  example = new ExampleSite();
  copy = join(example.folder, 'copy');
  mkdirSync(copy);
  reason = { why: 'test', copies: [copy] };
});
afterEach(() => example.remove());

const textOf = (site: string, path: string) => readFileSync(join(site, path), 'utf8');
const registryText = (site: string) => textOf(site, 'registry.json');
const put = (...versions: BuiltVersion[]) => promote(example.path, versions, reason);
const liveOf = (site: string) => readRegistry(site).remotes['mfe-one']?.live;

function expectSame(): void {
  for (const file of ['registry.json', 'index.html', 'service-worker.js'])
    expect(textOf(copy, file)).toBe(textOf(example.path, file));
  const log = readdirSync(join(example.path, 'registry/log')).sort();
  expect(readdirSync(join(copy, 'registry/log')).sort()).toEqual(log);
  for (const name of log)
    expect(textOf(copy, `registry/log/${name}`)).toBe(textOf(example.path, `registry/log/${name}`));
}

it('makes a release live in every folder, with its files', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  put(example.area('mfe-one', '1.0.0-b'));
  expectSame();
  expect(textOf(copy, 'remotes/mfe-one/1.0.0-b/remoteEntry.js')).toBe('// mfe-one 1.0.0-b');
  rollback(example.path, 'mfe-one', { ...reason, block: '1.0.0-b' });
  expectSame();
  expect(liveOf(copy)).toBe('1.0.0-a');
});

it('brings a folder up to date that was left out, or is new, also when nothing else changes', () => {
  promote(example.path, [example.shell('1.0.0-a')], { why: 'test' });
  example.promoteArea('1.0.0-a', '1.0.0-b');
  expect(put(example.area('mfe-one', '1.0.0-b'))).toEqual(['mfe-one 1.0.0-b is live already']);
  expectSame();
  expect(existsSync(join(copy, 'remotes/mfe-one/1.0.0-b/release.json'))).toBe(true);
});

it('goes on from the folder that is ahead', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  promote(copy, [example.area('mfe-one', '1.0.0-b')], { why: 'the first machine was away' });
  put(example.area('mfe-one', '1.0.0-c'));
  expect(readRegistry(example.path)).toMatchObject({ seq: 3, remotes: { 'mfe-one': { live: '1.0.0-c' } } });
  expect(textOf(example.path, 'registry/log/2.json')).toContain('the first machine was away');
  expectSame();
});

it('goes on from a copy when the first folder is new', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  const { site } = readRegistry(copy);
  rmSync(example.path, { recursive: true });
  put(example.area('mfe-one', '1.0.0-b'));
  expect(readRegistry(example.path)).toMatchObject({ site, seq: 2 });
  expectSame();
});

it('replaces a site that was set up separately in a copy', () => {
  promote(copy, [example.shell('1.0.0-x')], { why: 'on its own' });
  promote(copy, [example.shell('1.0.0-y')], { why: 'on its own' });
  put(example.shell('1.0.0-a'));
  expectSame();
});

it('changes nothing when a copy does not exist', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  const before = registryText(example.path);
  rmSync(copy, { recursive: true });
  expect(() => put(example.area('mfe-one', '1.0.0-b'))).toThrow(`${copy} does not exist, so nothing is changed.`);
  expect(registryText(example.path)).toBe(before);
  expect(existsSync(copy)).toBe(false);
});

it('changes nothing when a copy has other files under the same version', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  const before = registryText(example.path);
  const other = join(copy, 'remotes/mfe-one/1.0.0-b');
  mkdirSync(other);
  writeFileSync(join(other, 'remoteEntry.js'), '// built on another machine');
  expect(() => put(example.area('mfe-one', '1.0.0-b'))).toThrow('is in the site already, with other files');
  expect([registryText(example.path), registryText(copy)]).toEqual([before, before]);
});

it('changes nothing when a copy cannot be written', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  const before = registryText(example.path);
  rmSync(join(copy, 'remotes'), { recursive: true });
  writeFileSync(join(copy, 'remotes'), 'a file in the place of the folder');
  expect(() => put(example.area('mfe-one', '1.0.0-b'))).toThrow(
    `${copy} cannot take the files, so nothing is changed:`,
  );
  expect(registryText(example.path)).toBe(before);
});

it('says which copy stays behind, and brings it up to date with the next change', () => {
  put(example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a'));
  rmSync(join(copy, 'registry'), { recursive: true });
  writeFileSync(join(copy, 'registry'), 'a file in the place of the folder');
  const sentences = put(example.area('mfe-one', '1.0.0-b'));
  expect(sentences).toEqual([
    'mfe-one 1.0.0-b is live',
    expect.stringContaining(`${copy} stays behind until the next change:`),
  ]);
  expect([liveOf(example.path), liveOf(copy)]).toEqual(['1.0.0-b', '1.0.0-a']);
  rmSync(join(copy, 'registry'));
  put(example.area('mfe-one', '1.0.0-b'));
  expectSame();
});
