import { ExampleSite, areaRelease, shellRelease } from '../test/example-site.js';
import { checkBuilds } from './check-build.js';
import { promote, wasDecided } from './promote.js';
import { readLog, readRegistry } from './registry-store.js';
import { rollback } from './rollback.js';

const BY_TEST = { why: 'test' };
let example: ExampleSite;

beforeEach(() => {
  example = new ExampleSite();
});
afterEach(() => example.remove());

describe('a canary', () => {
  beforeEach(() => {
    promote(example.path, [example.shell('1.0.0-a')], BY_TEST);
    example.promoteArea('1.0.0-a');
  });
  const onTrial = (version: string, canary: number) =>
    promote(example.path, [example.area('mfe-one', version)], { ...BY_TEST, canary });

  it('leaves the live version live', () => {
    expect(onTrial('1.0.0-b', 10)).toEqual(['mfe-one 1.0.0-b is on trial with 10 % of the browsers']);
    expect(example.remote()).toMatchObject({ live: '1.0.0-a', canary: { version: '1.0.0-b', share: 10 } });
    expect(Object.keys(example.remote().releases).sort()).toEqual(['1.0.0-a', '1.0.0-b']);
  });

  it('ends when another version is put on trial, and the command says so', () => {
    onTrial('1.0.0-b', 10);
    expect(onTrial('1.0.0-c', 20)).toEqual([
      'mfe-one 1.0.0-c is on trial with 20 % of the browsers',
      'mfe-one 1.0.0-b is no longer on trial',
    ]);
  });

  it('changes its share, goes live, or ends', () => {
    onTrial('1.0.0-b', 10);
    onTrial('1.0.0-b', 50);
    expect(example.remote().canary).toEqual({ version: '1.0.0-b', share: 50 });
    expect(rollback(example.path, 'mfe-one', BY_TEST)).toEqual(['mfe-one 1.0.0-b is no longer on trial']);
    expect(example.remote()).toMatchObject({ live: '1.0.0-a', canary: null });
    onTrial('1.0.0-b', 50);
    example.promoteArea('1.0.0-b');
    expect(example.remote()).toMatchObject({ live: '1.0.0-b', canary: null });
  });

  it.each([0, 100, 2.5, Number.NaN])('has no share of %d percent', (share) => {
    expect(() => onTrial('1.0.0-b', share)).toThrow('from 1 to 99');
  });

  it('needs a live version, and another than that', () => {
    expect(() => onTrial('1.0.0-a', 10)).toThrow('is live already');
    expect(() => promote(example.path, [example.area('mfe-two', '1.0.0-a')], { ...BY_TEST, canary: 10 })).toThrow(
      'no live version',
    );
    expect(() => promote(example.path, [example.shell('1.0.0-b')], { ...BY_TEST, canary: 10 })).toThrow('no canary');
  });

  it('ends with a rollback to a version that was asked for, and the log says so', () => {
    onTrial('1.0.0-b', 10);
    rollback(example.path, 'mfe-one', { ...BY_TEST, to: '1.0.0-a' });
    expect(readLog(example.path).at(-1)?.changes).toEqual([
      { name: 'mfe-one', action: 'end-canary', from: '1.0.0-b', to: '1.0.0-a' },
    ]);
  });

  it('is decided about by people: a start does not make it live, also not when it has ended', () => {
    onTrial('1.0.0-b', 10);
    expect(wasDecided(example.path, 'mfe-one', '1.0.0-b')).toBe(true);
    rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-b' });
    expect(wasDecided(example.path, 'mfe-one', '1.0.0-b')).toBe(true);
  });

  it('runs again once it is unblocked, and not at all once it is vetoed', () => {
    onTrial('1.0.0-b', 10);
    rollback(example.path, 'mfe-one', { ...BY_TEST, block: '1.0.0-b' });
    promote(example.path, [example.area('mfe-one', '1.0.0-b')], { ...BY_TEST, canary: 10, unblock: true });
    expect(example.remote()).toMatchObject({ canary: { version: '1.0.0-b' }, blocked: [] });
    const vetoed = { 'mfe-one': ['1.0.0-c'] };
    expect(() =>
      promote(example.path, [example.area('mfe-one', '1.0.0-c')], { ...BY_TEST, canary: 10, vetoed }),
    ).toThrow('was vetoed');
  });

  it('goes live by what browsers reported only while it is on trial', () => {
    onTrial('1.0.0-b', 10);
    rollback(example.path, 'mfe-one', BY_TEST);
    expect(() =>
      promote(example.path, [example.area('mfe-one', '1.0.0-b')], { ...BY_TEST, onlyOnTrial: true }),
    ).toThrow('is no longer on trial');
  });

  it('claims its pages: another area cannot go live with them, and the refusal names their owner', () => {
    const pages = (path: string) => ({ prefixes: ['/p'], pages: [{ path, title: 'P', files: [] }] });
    promote(example.path, [example.area('mfe-one', '1.0.0-b', pages('/p/:id'))], { ...BY_TEST, canary: 10 });
    const other = example.area('mfe-two', '1.0.0-a', pages('/p/new'));
    const sentence = 'mfe-two 1.0.0-a claims /p/new, which clashes with /p/:id of mfe-one 1.0.0-b, which is on trial.';
    expect(() => promote(example.path, [other], BY_TEST)).toThrow(
      new RegExp(`^${sentence}\\nNothing is changed; coaches keep what they have\\.$`),
    );
    const release = areaRelease('mfe-two', '1.0.0-a', pages('/p/new'));
    const deployed = { registry: readRegistry(example.path), shell: shellRelease('1.0.0-a'), api: null };
    expect(checkBuilds({ ...deployed, singletonsOf: () => undefined, builds: [release] })).toEqual([sentence]);
  });

  it('must fit the shell and claim no page of another area', () => {
    const unfit = example.area('mfe-one', '2.0.0-b', { contract: '^2.0.0' });
    expect(() => promote(example.path, [unfit], { ...BY_TEST, canary: 10 })).toThrow(/needs shell contract/);
  });
});
