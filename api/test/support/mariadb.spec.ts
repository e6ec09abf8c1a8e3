import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findMariaDb } from './mariadb.mjs';

describe('findMariaDb', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'programs-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns the first executable on the PATH', () => {
    for (const [name, mode] of [
      ['data', 0o644],
      ['first', 0o755],
      ['second', 0o755],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'mariadbd'), '', { mode });
    }
    const path = ['data', 'first', 'second'].map((name) => join(folder, name)).join(delimiter);
    expect(findMariaDb(path)).toBe(join(folder, 'first', 'mariadbd'));
  });

  it('searches the usual folders of servers when the PATH has none', () => {
    expect(findMariaDb(folder)).toBe(findMariaDb(''));
  });
});
