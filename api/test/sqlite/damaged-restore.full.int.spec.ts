import { closeSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Settings } from '../../src/config/settings.js';
import { buildApi, outputOf, runProgram } from '../support/built-api.js';
import { backupSettings, environmentOf, newFolder, restoreInto, runCommand } from '../backup/support.js';
import { listBackups } from '../../src/backup/backup-files.js';

jest.setTimeout(120_000);

const COACH = [
  ...['add', '--name', 'Kim Lee', '--email', 'kim@club.example'],
  ...['--institution', 'Club', '--time-zone', 'Europe/London'],
];

describe('a restore over a damaged database', () => {
  let settings: Settings;
  let file: string;
  let path: string;
  beforeAll(buildApi);
  beforeEach(async () => {
    const folder = newFolder();
    file = join(folder, 'data/touchline.sqlite');
    mkdirSync(dirname(file));
    const target = { kind: 'sqlite', file } as const;
    settings = await backupSettings({ target, owner: target }, folder);
    await runCommand(settings, 'coach-command', ...COACH);
    await runCommand(settings, 'backup-command');
    path = String(listBackups(String(settings.backupDir)).at(-1)?.path);
  });

  const overwrite = (at: number) => {
    const descriptor = openSync(file, 'r+');
    writeSync(descriptor, Buffer.alloc(4096, 0xa5), 0, 4096, at);
    closeSync(descriptor);
  };

  it.each([0, 4096])('says what to do, and works then (damage at byte %d)', async (at) => {
    overwrite(at);
    if (at > 0) for (let page = 2; page < 60; page += 1) overwrite(page * 4096);
    const damaged = readFileSync(file);
    await expect(restoreInto(settings, path, '--replace')).rejects.toThrow(/is damaged, so it cannot be backed up/);
    expect(readFileSync(file).subarray(4096).equals(damaged.subarray(4096))).toBe(true);

    renameSync(file, `${file}.damaged`);
    expect(await restoreInto(settings, path)).toContain('was restored');
    expect(await runCommand(settings, 'coach-command', 'list')).toContain('Kim Lee');
  });

  it('names the backup of the data from before also when something fails after it', async () => {
    for (const name of ['registry.json', 'index.html']) writeFileSync(join(settings.siteDir, name), '{}');
    await runCommand(settings, 'backup-command');
    path = String(listBackups(String(settings.backupDir)).at(-1)?.path);
    writeFileSync(join(settings.siteDir, 'index.html'), 'changed');
    mkdirSync(join(settings.siteDir, 'index.html.tmp'));
    const args = [path, '--replace', '--with-site'];
    const { code, stdout } = await outputOf(runProgram('restore-command', environmentOf(settings), { args }));
    expect(code).toBe(1);
    expect(stdout).toContain(`is in the backup ${listBackups(String(settings.backupDir)).at(-1)?.path}`);
  });
});
