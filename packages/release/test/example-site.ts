/** Small releases and sites for the specs of this room. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { RegistryRemote, ReleaseDocument, ShellRelease } from '@touchline/contracts/area';
import { promote, type BuiltVersion } from '../src/promote.js';
import { readRegistry } from '../src/registry-store.js';

const file = (path: string, gzipBytes = 1) => ({ path, bytes: gzipBytes, gzipBytes, integrity: 'sha384-AAAA' });

export function areaRelease(name: string, version: string, changes: Partial<ReleaseDocument> = {}): ReleaseDocument {
  return {
    name,
    version,
    container: `${name}__${version}`,
    contract: '^1.0.0',
    runtime: '2.9.2',
    shared: {},
    uses: {},
    owner: 'team',
    prefixes: [`/${name}`],
    pages: [{ path: `/${name}`, title: name, files: [] }],
    warm: [],
    entry: file('remoteEntry.js'),
    first: [],
    files: [],
    ...changes,
  };
}

export function shellRelease(version: string, changes: Partial<ShellRelease> = {}): ShellRelease {
  return {
    name: 'shell',
    version,
    contract: '1.0.0',
    runtime: '2.9.2',
    provides: {},
    kit: {},
    entry: file('main.js'),
    files: [],
    ...changes,
  };
}

/** A temporary site, and a folder in which builds are written. */
export class ExampleSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'touchline-site-'));
  readonly path = join(this.folder, 'site');

  shell(version: string, changes: Partial<ShellRelease> = {}): BuiltVersion {
    const built = this.build('shell', version, shellRelease(version, changes));
    this.write(join(built.dir, 'index.html'), '<head>%HEAD%</head> %SCRIPT%');
    return built;
  }

  area(name: string, version: string, changes: Partial<ReleaseDocument> = {}): BuiltVersion {
    return this.build(name, version, areaRelease(name, version, changes));
  }

  /** Makes versions of `mfe-one` live, one after the other. */
  promoteArea(...versions: string[]): void {
    for (const version of versions) promote(this.path, [this.area('mfe-one', version)], { why: 'test' });
  }

  /** What the registry says of `mfe-one`. */
  remote(): RegistryRemote {
    return readRegistry(this.path).remotes['mfe-one']!;
  }

  /** The page for hosts that serve files only. */
  page(): string {
    return readFileSync(join(this.path, 'index.html'), 'utf8');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  write(path: string, content: string | object): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  }

  private build(name: string, version: string, release: object): BuiltVersion {
    const dir = join(this.folder, 'builds', name, version);
    this.write(join(dir, 'release.json'), release);
    this.write(join(dir, name === 'shell' ? 'main.js' : 'remoteEntry.js'), `// ${name} ${version}`);
    return { name, version, dir };
  }
}
