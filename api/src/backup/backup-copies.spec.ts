import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupFileName } from './backup-files.js';
import { removeOldBackups } from './backup-copies.js';
import { newestBackup } from './backup.metrics.js';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-26T03:15:00Z');

describe('backups and a wrong clock', () => {
  const day = (days: number, from = NOW) => new Date(from.getTime() + days * DAY_MS);
  const folderWith = (...at: Date[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-copies-'));
    for (const each of at) writeFileSync(join(folder, backupFileName(each)), '');
    return folder;
  };
  const remove = async (folder: string, now = NOW) => {
    const lines: string[] = [];
    for await (const line of removeOldBackups(folder, 30, now)) lines.push(line);
    return { lines, left: readdirSync(folder).sort() };
  };

  it('removes those that are older than the days, and no other', async () => {
    const kept = [day(-30), day(-1), NOW];
    const { lines, left } = await remove(folderWith(day(-60), day(-31), ...kept));
    expect(left).toEqual(kept.map(backupFileName));
    expect(lines).toHaveLength(2);
  });

  it('removes nothing in the night in which the clock has jumped ahead, and keeps all others afterwards', async () => {
    const year = day(365);
    const nights = [day(-20), day(-10), day(-1)];
    const folder = folderWith(...nights, year);
    const { lines, left } = await remove(folder, year);
    expect(left).toHaveLength(4);
    expect(lines).toEqual([expect.stringContaining('the last backup there before this one is of 2026-11-25')]);

    // The clock is right again.
    writeFileSync(join(folder, backupFileName(NOW)), '');
    expect((await remove(folder)).left).toHaveLength(5);
  });

  it('does not count one from the future as the newest', () => {
    const read = (...at: Date[]) => newestBackup(folderWith(...at)).read();
    const real = day(-3, new Date());
    expect(read(real, day(400, new Date()))).toEqual([
      { name: expect.any(String) as string, value: Math.floor(real.getTime() / 1000) },
    ]);
    expect(read(day(400, new Date()))).toEqual([]);
  });
});
