/**
 * A site whose shell and areas were built for one version of the federation runtime and of React, and builds for another. The
 * runtime is compared by equality, so a raised patch of it needs what a major of React needs.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { readRegistry } from '@touchline/release/registry-store';
import { write, writeArea, writeShell } from './small-releases.mjs';

export const AREAS = ['mfe-one', 'mfe-two', 'mfe-three'];
export const OLD = { runtime: '2.9.2', react: '19.3.1', version: '1.0.0-11111111' };
export const NEW = { runtime: '2.9.3', react: '19.3.2', version: '1.1.0-22222222' };
/** Options of a promote without a proof. */
export const EXCUSED = { why: 'test', api: null, proof: null, unproven: 'test' };

export class RaisedRuntime {
  folder = mkdtempSync(join(tmpdir(), 'touchline-together-'));
  site = join(this.folder, 'site');

  constructor() {
    promote(this.site, [this.shell(OLD), ...AREAS.map((name) => this.area(name, OLD))], { why: 'test' });
  }

  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Builds the shell in its folder. */
  shell({ runtime, react, version }) {
    const dir = join(this.folder, 'shell');
    write(join(dir, 'package.json'), JSON.stringify({ name: 'shell', touchline: { pages: ['/login'] } }));
    rmSync(join(dir, 'dist'), { recursive: true, force: true });
    const kit = { '@touchline/ui': ['Box'] };
    const offer = { contract: '1.2.0', runtime, provides: { react }, kit, pages: ['/login'] };
    return writeShell(join(dir, 'dist', version), version, offer);
  }

  /** Builds an area in its folder. @param more fields of its release document */
  area(name, { runtime, react, version }, more = {}) {
    const dir = join(this.folder, name);
    rmSync(join(dir, 'dist'), { recursive: true, force: true });
    const release = { contract: '^1.2.0', runtime, shared: { react: `^${react}` }, uses: {}, ...more };
    return writeArea(dir, { name, version }, { release, text: `// ${name} ${version}` });
  }

  /** A copy of a build that stays when its area is built again. */
  copyOf({ name, version, dir }) {
    const copy = join(this.folder, 'copies', name, version);
    cpSync(dir, copy, { recursive: true });
    return { name, version, dir: copy };
  }

  newBuilds(names = AREAS) {
    return { shell: this.shell(NEW), together: names.map((name) => this.area(name, NEW)) };
  }

  /** The number of the registry, then the live versions of the shell and of the areas. */
  live() {
    const { seq, shell, remotes } = readRegistry(this.site);
    return [seq, shell.live, ...AREAS.map((name) => remotes[name].live)];
  }
}

/** What `live()` returns when all parts are of one version. */
export const allOf = (seq, { version }) => [seq, version, ...AREAS.map(() => version)];
