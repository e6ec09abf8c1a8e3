import { existsSync, mkdirSync, readFileSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExampleSite, areaRelease, shellRelease } from '../test/example-site.js';
import { approve } from './approve.js';
import { lostFallbacks } from './build-notes.js';
import { promote, wasDecided } from './promote.js';
import { readLog, readRegistry } from './registry-store.js';
import { SELF_REMOVING_SERVICE_WORKER, SERVICE_WORKER } from './service-worker.js';

const BY_TEST = { why: 'test' };
let example: ExampleSite;

beforeEach(() => {
  example = new ExampleSite();
});
afterEach(() => example.remove());

describe('promote', () => {
  it('makes shell and areas live in one write', () => {
    const sentences = promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    expect(sentences).toEqual(['shell 1.0.0-a is live', 'mfe-one 1.0.0-a is live']);
    expect(readRegistry(example.path)).toMatchObject({ format: 1, seq: 1, shell: { live: '1.0.0-a' } });
    expect(readLog(example.path).map(({ changes, why }) => [changes, why])).toEqual([
      [
        [
          { name: 'shell', action: 'promote', from: null, to: '1.0.0-a' },
          { name: 'mfe-one', action: 'promote', from: null, to: '1.0.0-a' },
        ],
        'test',
      ],
    ]);
    expect(example.page()).toContain('/shell/1.0.0-a/main.js');
  });

  it('changes nothing when the version is live already', () => {
    promote(example.path, [example.shell('1.0.0-a')], BY_TEST);
    expect(promote(example.path, [example.shell('1.0.0-a')], BY_TEST)).toEqual(['shell 1.0.0-a is live already']);
    expect(readLog(example.path)).toHaveLength(1);
  });

  it('needs a shell first', () => {
    expect(() => example.promoteArea('1.0.0-a')).toThrow(/There is no shell/);
  });

  it('takes the release head from the folder in the site', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    example.promoteArea('1.0.0-b');
    const again = example.area('mfe-one', '1.0.0-a', {
      entry: { ...areaRelease('x', 'y').entry, integrity: 'sha384-BBBB' },
    });
    promote(example.path, [again], BY_TEST);
    expect(example.remote().releases['1.0.0-a']?.entry.integrity).toBe('sha384-AAAA');
  });

  it('refuses other files under a version of the site', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    const other = example.area('mfe-one', '1.0.0-a');
    writeFileSync(join(other.dir, 'remoteEntry.js'), '// something else');
    expect(() => promote(example.path, [other], BY_TEST)).toThrow(/in the site already, with other files/);
  });

  it('accepts the same files compressed by another version of Node', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    const other = example.area('mfe-one', '1.0.0-a');
    writeFileSync(join(other.dir, 'remoteEntry.js.br'), 'other bytes');
    expect(promote(example.path, [other], BY_TEST)).toEqual(['mfe-one 1.0.0-a is live already']);
  });

  it('refuses a release that does not fit, says what coaches keep, and changes nothing', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    expect(() => promote(example.path, [example.area('mfe-one', '2.0.0-b', { contract: '^2.0.0' })], BY_TEST)).toThrow(
      'mfe-one 2.0.0-b needs shell contract ^2.0.0, the shell gives 1.0.0.\nNothing is changed; coaches keep mfe-one 1.0.0-a.',
    );
    expect(readRegistry(example.path)).toMatchObject({ seq: 1, remotes: { 'mfe-one': { live: '1.0.0-a' } } });
  });

  it('refuses a shell in which a live area would stop working, unless both change together', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    const shell = example.shell('2.0.0-b', { contract: '2.0.0' });
    expect(() => promote(example.path, [shell], BY_TEST)).toThrow(/mfe-one 1\.0\.0-a needs shell contract/);
    const area = example.area('mfe-one', '2.0.0-b', { contract: '^2.0.0' });
    expect(promote(example.path, [shell, area], BY_TEST)).toEqual(['shell 2.0.0-b is live', 'mfe-one 2.0.0-b is live']);
    expect(readRegistry(example.path).seq).toBe(2);
  });

  it('refuses a shell whose copy of React lacks a name that a live area takes, which the registry does not say', () => {
    const taking = (version: string, name: string) =>
      example.area('mfe-one', version, { singletons: { react: ['*', name], vue: ['ref'] } });
    const withReact = (version: string, ...react: string[]) => example.shell(version, { singletons: { react } });
    promote(example.path, [withReact('1.0.0-a', 'useState', 'useId'), taking('1.0.0-a', 'useId')], BY_TEST);
    expect(example.remote().releases['1.0.0-a']).not.toHaveProperty('singletons');
    expect(() => promote(example.path, [withReact('1.0.0-b', 'useState')], BY_TEST)).toThrow(
      "mfe-one 1.0.0-a takes useId from react, which the shell's copy does not export.\nNothing is changed",
    );
    promote(example.path, [withReact('1.0.0-b', 'useState'), taking('1.0.0-b', 'useState')], BY_TEST);
    promote(example.path, [example.shell('1.0.0-c')], BY_TEST);
    expect(readRegistry(example.path)).toMatchObject({ seq: 3, shell: { live: '1.0.0-c' } });
  });

  it('drops a fallback that does not fit the new shell, and says so', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    approve(example.path, 'mfe-one', BY_TEST);
    example.promoteArea('1.0.0-b');
    const versions = [
      example.shell('2.0.0-b', { contract: '2.0.0' }),
      example.area('mfe-one', '2.0.0-b', { contract: '^2.0.0' }),
    ];
    const shell = shellRelease('2.0.0-b', { contract: '2.0.0' });
    expect(lostFallbacks(shell, readRegistry(example.path), () => undefined)).toEqual([
      'mfe-one 1.0.0-a needs shell contract ^1.0.0, the shell gives 2.0.0; it would be no fallback any more.',
    ]);
    expect(promote(example.path, versions, BY_TEST)).toContain(
      'mfe-one 1.0.0-a needs shell contract ^1.0.0, the shell gives 2.0.0; it is no fallback any more',
    );
    expect(example.remote()).toMatchObject({ live: '2.0.0-b', lastGood: null });
  });

  it('refuses a page that clashes with a page of another area', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    const claim = { prefixes: ['/mfe-one'], pages: [{ path: '/:any', title: 'Any', files: [] }] };
    expect(() => promote(example.path, [example.area('mfe-two', '1.0.0-a', claim)], BY_TEST)).toThrow(
      'mfe-two 1.0.0-a claims /:any, which clashes with /mfe-one of mfe-one.',
    );
  });

  it('writes the page again that a dead process left behind the registry', () => {
    promote(example.path, [example.shell('1.0.0-a')], BY_TEST);
    const before = example.page();
    promote(example.path, [example.shell('1.0.0-b')], BY_TEST);
    writeFileSync(join(example.path, 'index.html'), before);
    promote(example.path, [example.shell('1.0.0-b')], BY_TEST);
    expect(example.page()).toContain('/shell/1.0.0-b/main.js');
  });

  it('writes the service worker of the live shell, for hosts that serve files only', () => {
    const withWorker = (version: string) => {
      const built = example.shell(version);
      example.write(join(built.dir, SERVICE_WORKER), `// worker of ${version}`);
      return built;
    };
    const worker = () => readFileSync(join(example.path, SERVICE_WORKER), 'utf8');
    promote(example.path, [withWorker('1.0.0-a')], BY_TEST);
    expect(worker()).toBe('// worker of 1.0.0-a');
    promote(example.path, [withWorker('1.0.0-b')], BY_TEST);
    expect(worker()).toBe('// worker of 1.0.0-b');
    // The next one has none: browsers must not go on with the previous one.
    promote(example.path, [example.shell('1.0.0-c')], BY_TEST);
    expect(worker()).toBe(SELF_REMOVING_SERVICE_WORKER);
  });

  it('continues a site of the first format, whose registry does not name the shell', () => {
    promote(example.path, [example.shell('1.0.0-a'), example.area('mfe-one', '1.0.0-a')], BY_TEST);
    const { shell: _shell, format: _format, ...first } = readRegistry(example.path);
    example.write(join(example.path, 'registry.json'), first);
    example.write(join(example.path, 'registry/log/1.json'), {
      seq: 1,
      name: 'mfe-one',
      from: null,
      to: '1.0.0-a',
      registry: first,
    });
    expect(readRegistry(example.path).shell?.live).toBe('1.0.0-a');
    expect(wasDecided(example.path, 'mfe-one', '1.0.0-a')).toBe(false);
    example.promoteArea('1.0.0-b');
    expect(wasDecided(example.path, 'mfe-one', '1.0.0-a')).toBe(true);
    expect(wasDecided(example.path, 'mfe-one', '1.0.0-c')).toBe(false);
    expect(readRegistry(example.path)).toMatchObject({ format: 1, seq: 2, shell: { live: '1.0.0-a' } });
  });
});

describe('old versions', () => {
  const age = (version: string) => {
    const longAgo = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(join(example.path, 'remotes/mfe-one', version), longAgo, longAgo);
  };
  const setTime = (seq: number, days: number) => {
    const file = join(example.path, `registry/log/${seq}.json`);
    const entry = JSON.parse(readFileSync(file, 'utf8')) as object;
    example.write(file, { ...entry, at: new Date(Date.now() - days * 86_400_000).toISOString() });
  };

  it('stay for thirty days after they were live, and then go', () => {
    promote(example.path, [example.shell('1.0.0-a')], BY_TEST);
    example.promoteArea('1.0.0-a', '1.0.0-b', '1.0.0-c');
    // The first was replaced 40 days ago, the second 20 days ago.
    setTime(2, 50);
    setTime(3, 40);
    setTime(4, 20);
    ['1.0.0-a', '1.0.0-b', '1.0.0-c'].forEach(age);
    mkdirSync(join(example.path, 'remotes/mfe-one/1.0.0-x.0a.tmp'));
    age('1.0.0-x.0a.tmp');
    example.promoteArea('1.0.0-d');
    expect(readdirSync(join(example.path, 'remotes/mfe-one')).sort()).toEqual(['1.0.0-b', '1.0.0-c', '1.0.0-d']);
    expect(existsSync(join(example.path, 'shell/1.0.0-a'))).toBe(true);
  });
});
