import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupFileName, listBackups } from './backup-files.js';

describe('the files of backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('are found by their names, oldest first, also those of the former format, and nothing else is', () => {
    const early = new Date('2026-03-29T01:59:59.999Z');
    const late = new Date('2026-11-26T03:15:00Z');
    for (const name of [
      backupFileName(late),
      backupFileName(early),
      'touchline-20251126T031500Z.backup',
      'touchline-20269999T999999Z.backup',
      'notes.txt',
    ])
      writeFileSync(join(folder, name), '');

    expect(backupFileName(late)).toBe('touchline-20261126T031500Z.tar.gz.age');
    expect(listBackups(folder)).toEqual([
      { path: join(folder, 'touchline-20251126T031500Z.backup'), at: new Date('2025-11-26T03:15:00Z') },
      { path: join(folder, 'touchline-20260329T015959Z.tar.gz.age'), at: new Date('2026-03-29T01:59:59Z') },
      { path: join(folder, 'touchline-20261126T031500Z.tar.gz.age'), at: late },
    ]);
  });

  it('are none where the folder does not exist', () => {
    expect(listBackups(join(folder, 'missing'))).toEqual([]);
  });
});
