import { createHash } from 'node:crypto';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ExampleSite, areaRelease, shellRelease } from '../test/example-site.js';
import { readCheckedBuilds } from './check-files.js';

const AREA = 'mfe-one';
const VERSION = '1.0.0-a';

describe('an uploaded build', () => {
  const example = new ExampleSite();
  const dir = join(example.folder, 'uploaded');
  const texts = { 'remoteEntry.js': 'entry', 'area.js': 'area '.repeat(100) };

  const described = (path: string, text: string) => ({
    path,
    bytes: text.length,
    gzipBytes: 1,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  });
  const release = (changes: Partial<ReturnType<typeof areaRelease>> = {}) => {
    const files = Object.entries(texts).map(([path, text]) => described(path, text));
    const [entry = described('', ''), area = entry] = files;
    const container = 'mfe_one__1_0_0_a';
    return areaRelease(AREA, VERSION, { container, entry, first: [area], files, ...changes });
  };
  const write = (name: string, content: string | Buffer | object) =>
    writeFileSync(
      join(dir, name),
      typeof content === 'string' || Buffer.isBuffer(content) ? content : JSON.stringify(content),
    );
  const read = (name = AREA, version = VERSION) => readCheckedBuilds([{ name, version, dir }])[0];
  const problems = (name = AREA, version = VERSION) => {
    try {
      read(name, version);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  beforeEach(() => {
    rmSync(dir, { recursive: true, force: true });
    example.write(join(dir, 'release.json'), release());
    for (const [name, text] of Object.entries(texts)) {
      write(name, text);
      write(`${name}.br`, brotliCompressSync(text));
      write(`${name}.gz`, gzipSync(text));
    }
  });
  afterAll(() => example.remove());

  it('of an area is read when every file is the one described', () => expect(read()?.release).toEqual(release()));

  it('keeps fields that this code does not know', () => {
    write('release.json', { ...release(), later: 1 });
    expect(read()?.release).toMatchObject({ later: 1 });
  });

  it.each<[string, () => void, string]>([
    [
      'no document',
      () => rmSync(join(dir, 'release.json')),
      'mfe-one 1.0.0-a is not uploaded: release.json is missing.',
    ],
    ['no JSON', () => write('release.json', '{'), 'release.json: the document: '],
    ['a huge document', () => write('release.json', ' '.repeat(300_000)), 'release.json has more than 262144 bytes.'],
    ['a page without files', () => write('release.json', { ...release(), pages: [{ path: '/x' }] }), 'pages.0.files'],
    [
      'a file in another folder',
      () => write('release.json', release({ entry: described('../a.js', '') })),
      'entry.path',
    ],
    ['another area', () => write('release.json', { ...release(), name: 'mfe-two' }), 'release.json is that of mfe-two'],
    ['another version', () => write('release.json', { ...release(), version: '2' }), 'is that of mfe-one 2'],
    ['the global of another area', () => write('release.json', release({ container: 'mfe_two__1' })), 'mfe_one__'],
    ['a missing file', () => rmSync(join(dir, 'area.js')), 'area.js is missing.'],
    [
      'other bytes',
      () => write('area.js', 'AREA '.repeat(100)),
      'area.js is not the file that release.json describes.',
    ],
    ['other bytes, compressed', () => write('area.js.br', brotliCompressSync('x')), 'area.js.br is not a compressed'],
    ['too many bytes, compressed', () => write('area.js.gz', gzipSync('x'.repeat(1e6))), 'area.js.gz is not a'],
    ['no compressed bytes', () => write('area.js.gz', 'area'), 'area.js.gz is not a compressed area.js.'],
    ['a file more', () => write('more.js', ''), 'more.js is not described in release.json.'],
    ['a compressed file more', () => write('more.js.br', brotliCompressSync('')), 'more.js.br is not described'],
    [
      'a page with a file that is not listed',
      () => write('release.json', release({ first: [described('other.js', '')] })),
      'other.js is not among its files',
    ],
    [
      'a page with other bytes of a listed file',
      () => write('release.json', release({ first: [described('area.js', 'x')] })),
      'area.js is not among its files, or with other bytes.',
    ],
  ])('with %s is refused', (_name, change, sentence) => {
    change();
    expect(problems()).toContain(sentence);
  });

  it('never has a version that a removal of dead copies would take', () => {
    write('release.json', release({ version: '1.0.0-a.tmp' }));
    expect(problems(AREA, '1.0.0-a.tmp')).toContain('does not end in .tmp');
  });

  it('of a shell has a template that the page can be made of', () => {
    rmSync(dir, { recursive: true });
    const template = '<head>%HEAD%</head> %SCRIPT%';
    const files = [described('main.js', 'shell'), described('index.html', template)];
    example.write(join(dir, 'release.json'), shellRelease(VERSION, { entry: files[0], files }));
    write('main.js', 'shell');
    write('index.html', template);
    expect(problems('shell')).toBe('');

    const page = described('index.html', '<head>');
    write('release.json', shellRelease(VERSION, { entry: files[0], files: [...files.slice(0, 1), page] }));
    write('index.html', '<head>');
    expect(problems('shell')).toBe(
      'shell 1.0.0-a: index.html has no %HEAD%.\nshell 1.0.0-a: index.html has no %SCRIPT%.',
    );
    expect(problems()).toContain('release.json: container');
  });

  it('refuses a file that lies outside of its folder', () => {
    rmSync(join(dir, 'area.js'));
    symlinkSync('/etc/hostname', join(dir, 'area.js'));
    expect(problems()).toContain('area.js is not the file');
  });
});
