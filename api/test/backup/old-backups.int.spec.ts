import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERASURE_COMMAND } from '../../src/athlete-data/erased-in-log.js';
import { ERASED_LIST } from '../../src/athlete-data/erased-list.js';
import { backupFileName, listBackups } from '../../src/backup/backup-files.js';
import { makeBackup } from '../../src/backup/make-backup.js';
import { recordAdministration } from '../../src/common/security-log/record-event.js';
import type { Settings } from '../../src/config/settings.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { backUp, backupSettings, linesOf, newFolder } from './support.js';

jest.setTimeout(60_000);

describe('a backup', () => {
  let at: TestApp;
  let settings: Settings;
  beforeAll(async () => {
    at = await createTestApp();
    settings = await backupSettings(at.database);
    await backUp(settings);
  });
  afterAll(() => at.close());

  it('older than `--keep` days is removed from both folders, but never the newest, and never without a new one', async () => {
    const folders = [String(settings.backupDir), join(newFolder(), 'off')] as const;
    mkdirSync(folders[1]);
    const old = backupFileName(new Date(Date.now() - 40 * 86_400_000));
    const yesterday = backupFileName(new Date(Date.now() - 86_400_000));
    for (const folder of folders) for (const name of [old, yesterday]) writeFileSync(join(folder, name), 'old');
    const command = { name: 'backup', keepDays: 30 } as const;
    await expect(linesOf(makeBackup(settings, { ...command, alsoTo: join(folders[1], 'none') }))).rejects.toThrow(
      /does not exist/,
    );
    expect(existsSync(join(folders[0], old))).toBe(true);

    // The lists of erased athletes were lost.
    for (const each of [settings.dataDir, folders[0]]) rmSync(join(each, ERASED_LIST));
    const erasure = { institutionId: null, athleteId: 424_242 };
    await at.write((tx) => recordAdministration(tx, ERASURE_COMMAND, erasure, at.clock.now()));
    await linesOf(makeBackup(settings, { ...command, alsoTo: folders[1] }));
    expect(readFileSync(join(folders[1], ERASED_LIST), 'utf8')).toContain('"athlete":424242');
    for (const folder of folders) expect(existsSync(join(folder, old))).toBe(false);
    const copy = listBackups(folders[1]).at(-1);
    expect(readFileSync(String(copy?.path)).equals(readFileSync(String(listBackups(folders[0]).at(-1)?.path)))).toBe(
      true,
    );
  });
});
