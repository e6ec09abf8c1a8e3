import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleSite } from '../test/example-site.js';
import { approve } from './approve.js';
import { promote } from './promote.js';
import { rollback } from './rollback.js';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const BY_TEST = { why: 'test' };
let example: ExampleSite;

beforeEach(() => {
  example = new ExampleSite();
});
afterEach(() => example.remove());

describe('the fallback', () => {
  beforeEach(() => void promote(example.path, [example.shell('1.0.0-a')], BY_TEST));

  it('is no version that was merely live before', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b', '1.0.0-c');
    expect(example.remote()).toMatchObject({ live: '1.0.0-c', lastGood: null });
  });

  it('is the version that a person approved, however many followed', () => {
    example.promoteArea('1.0.0-a');
    expect(approve(example.path, 'mfe-one', BY_TEST)).toBe('mfe-one 1.0.0-a is the version to fall back to');
    example.promoteArea('1.0.0-b', '1.0.0-c');
    expect(example.remote()).toMatchObject({ live: '1.0.0-c', lastGood: '1.0.0-a' });
    expect(Object.keys(example.remote().releases).sort()).toEqual(['1.0.0-a', '1.0.0-c']);
  });

  it('is a version that browsers reported to run well', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b');
    const measured = { ...BY_TEST, proven: { 'mfe-one': ['1.0.0-b'] } };
    promote(example.path, [example.area('mfe-one', '1.0.0-c')], measured);
    expect(example.remote().lastGood).toBe('1.0.0-b');
  });

  it('is never a version that was on trial only, even with good reports', () => {
    example.promoteArea('1.0.0-a');
    promote(example.path, [example.area('mfe-one', '1.0.0-b')], { ...BY_TEST, canary: 10 });
    rollback(example.path, 'mfe-one', BY_TEST);
    const measured = { ...BY_TEST, proven: { 'mfe-one': ['1.0.0-b'] } };
    promote(example.path, [example.area('mfe-one', '1.0.0-c')], measured);
    expect(example.remote().lastGood).toBeNull();
  });

  it('stays when no reports can be read, and when another version is blocked', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b');
    promote(example.path, [example.area('mfe-one', '1.0.0-c')], { ...BY_TEST, proven: { 'mfe-one': ['1.0.0-a'] } });
    example.promoteArea('1.0.0-d');
    expect(example.remote().lastGood).toBe('1.0.0-a');
    rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-b' });
    expect(example.remote().lastGood).toBe('1.0.0-a');
    rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-a' });
    expect(example.remote().lastGood).toBeNull();
  });

  it('is never a blocked version', () => {
    example.promoteArea('1.0.0-a');
    approve(example.path, 'mfe-one', BY_TEST);
    example.promoteArea('1.0.0-b');
    approve(example.path, 'mfe-one', BY_TEST);
    example.promoteArea('1.0.0-c');
    rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-b' });
    expect(example.remote()).toMatchObject({ live: '1.0.0-c', lastGood: '1.0.0-a', blocked: ['1.0.0-b'] });
    expect(() => approve(example.path, 'mfe-one', { ...BY_TEST, version: '1.0.0-b' })).toThrow('is blocked');
  });
});

describe('rollback', () => {
  beforeEach(() => void promote(example.path, [example.shell('1.0.0-a')], BY_TEST));

  it('goes back to the last good version', () => {
    example.promoteArea('1.0.0-a');
    approve(example.path, 'mfe-one', BY_TEST);
    example.promoteArea('1.0.0-b', '1.0.0-c');
    expect(rollback(example.path, 'mfe-one', BY_TEST)).toEqual(['mfe-one 1.0.0-a is live instead of 1.0.0-c']);
    expect(example.remote().live).toBe('1.0.0-a');
  });

  it('goes back to the previous version while none has proven itself, and blocks the faulty one', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b');
    expect(rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-b' })).toEqual([
      'mfe-one 1.0.0-a is live instead of 1.0.0-b; 1.0.0-b is blocked',
    ]);
    expect(example.remote()).toMatchObject({ live: '1.0.0-a', blocked: ['1.0.0-b'] });
    expect(() => example.promoteArea('1.0.0-b')).toThrow(/is blocked.*--unblock/);
    promote(example.path, [example.area('mfe-one', '1.0.0-b')], { ...BY_TEST, unblock: true });
    expect(example.remote()).toMatchObject({ live: '1.0.0-b', blocked: [] });
  });

  it('goes to the version that is asked for, also of the shell', () => {
    promote(example.path, [example.shell('1.0.0-b')], BY_TEST);
    promote(example.path, [example.shell('1.0.0-c')], BY_TEST);
    expect(rollback(example.path, 'shell', { ...BY_TEST, to: '1.0.0-a' })).toEqual([
      'shell 1.0.0-a is live instead of 1.0.0-c',
    ]);
    expect(example.page()).toContain('/shell/1.0.0-a/main.js');
  });

  it('a second time never returns to a version that was taken back', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b', '1.0.0-c');
    rollback(example.path, 'mfe-one', BY_TEST);
    expect(example.remote().live).toBe('1.0.0-b');
    rollback(example.path, 'mfe-one', BY_TEST);
    expect(example.remote().live).toBe('1.0.0-a');
    expect(() => rollback(example.path, 'mfe-one', BY_TEST)).toThrow('There is no earlier version');
    example.promoteArea('1.0.0-c', '1.0.0-d');
    rollback(example.path, 'mfe-one', BY_TEST);
    expect(example.remote().live).toBe('1.0.0-c');
  });

  it('leaves no fallback that was taken back, unless a person approves it again', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b');
    approve(example.path, 'mfe-one', BY_TEST);
    rollback(example.path, 'mfe-one', BY_TEST);
    expect(example.remote()).toMatchObject({ live: '1.0.0-a', lastGood: null });
    example.promoteArea('1.0.0-c');
    expect(example.remote().lastGood).toBeNull();
    approve(example.path, 'mfe-one', { ...BY_TEST, version: '1.0.0-b' });
    example.promoteArea('1.0.0-d');
    expect(example.remote().lastGood).toBe('1.0.0-b');
  });

  it('refuses a version whose files are damaged, and names those that are there', () => {
    const file = { path: 'area.js', bytes: 2, gzipBytes: 2, integrity: integrityOf('//') };
    const built = example.area('mfe-one', '1.0.0-a', { files: [file] });
    writeFileSync(join(built.dir, 'area.js'), '//');
    promote(example.path, [built], BY_TEST);
    example.promoteArea('1.0.0-b');
    const copy = join(example.path, 'remotes/mfe-one/1.0.0-a/area.js');
    writeFileSync(copy, 'no');
    expect(() => rollback(example.path, 'mfe-one', { ...BY_TEST, to: '1.0.0-a' })).toThrow(
      'mfe-one 1.0.0-a is damaged in this site (area.js)',
    );
    expect(() => rollback(example.path, 'mfe-one', { ...BY_TEST, to: '1.0.0-x' })).toThrow(
      'mfe-one 1.0.0-x is not in this site. There are 1.0.0-a.',
    );
    writeFileSync(copy, '//');
    rollback(example.path, 'mfe-one', { ...BY_TEST, to: '1.0.0-a' });
    expect(example.remote().live).toBe('1.0.0-a');
  });

  it('blocks no version that the site never had', () => {
    example.promoteArea('1.0.0-a', '1.0.0-b');
    expect(() => rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-x' })).toThrow(
      'mfe-one 1.0.0-x was never on this site.',
    );
  });

  it('says so when there is nothing to go back to', () => {
    example.promoteArea('1.0.0-a');
    expect(() => rollback(example.path, 'mfe-one', BY_TEST)).toThrow('There is no earlier version of mfe-one');
    expect(() => rollback(example.path, 'mfe-one', { ...BY_TEST, to: '0.9.0' })).toThrow(
      'mfe-one 0.9.0 is not in this site. No other version is.',
    );
    expect(() => rollback(example.path, 'mfe-two', BY_TEST)).toThrow('mfe-two is not on this site');
  });

  it('refuses a shell whose contract a live area does not fit', () => {
    promote(example.path, [example.shell('1.1.0-b', { contract: '1.1.0' })], BY_TEST);
    promote(example.path, [example.area('mfe-one', '1.1.0-b', { contract: '^1.1.0' })], BY_TEST);
    expect(() => rollback(example.path, 'shell', BY_TEST)).toThrow(/mfe-one 1\.1\.0-b needs shell contract \^1\.1\.0/);
  });
});
