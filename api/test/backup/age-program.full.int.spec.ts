import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unpackInto } from '../../src/backup/packed-files.js';
import { readKeyFile } from '../../src/backup/backup-key.js';
import type { Settings } from '../../src/config/settings.js';
import { buildApi } from '../support/built-api.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { backUp, backupSettings, newFolder, runCommand } from './support.js';

jest.setTimeout(120_000);

const describeWithAge = spawnSync('age', ['--version']).status === 0 ? describe : describe.skip;

/** The commands that docs/backup.md names for a club without Touchline. */
describeWithAge('with the program `age`', () => {
  let at: TestApp;
  let settings: Settings;
  let path: string;
  beforeAll(async () => {
    buildApi();
    at = await createTestApp();
    settings = await backupSettings(at.database);
    writeFileSync(join(settings.siteDir, 'registry.json'), '{"live":1}');
    path = await backUp(settings);
  });
  afterAll(() => at.close());

  const shell = (script: string): string => {
    const env = { PATH: process.env['PATH'], KEY: String(settings.backupKeyFile), BACKUP: path };
    const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], { env });
    expect([status, stderr.toString()]).toEqual([0, '']);
    return stdout.toString();
  };

  it('a backup is opened, and holds the same files', async () => {
    const [byAge, byTouchline] = [newFolder(), newFolder()];
    shell(`age -d -i "$KEY" "$BACKUP" | tar -xz -C ${byAge}`);
    const { files } = await unpackInto(byTouchline, path, readKeyFile(String(settings.backupKeyFile)));
    expect(files).toHaveLength(2);
    for (const { name } of files)
      expect(readFileSync(join(byAge, name)).equals(readFileSync(join(byTouchline, name)))).toBe(true);
    expect(readdirSync(byAge).sort()).toEqual(['manifest.json', ...readdirSync(byTouchline)].sort());
    expect(shell('age-keygen -y "$KEY"')).toBe(/^# public key: (.+\n)/m.exec(shell('cat "$KEY"'))?.[1]);
  });

  it('a backup is packed again, with a key of `age-keygen`, and is whole for us', async () => {
    const other = { ...settings, backupKeyFile: join(newFolder(), 'key') };
    const again = join(newFolder(), 'again.age');
    shell(`age-keygen -o ${other.backupKeyFile} 2> /dev/null
      age -d -i "$KEY" "$BACKUP" | age -r "$(age-keygen -y ${other.backupKeyFile})" > ${again}`);
    expect(await runCommand(other, 'backup-command', '--verify', again)).toContain('is whole');
    renameSync(String(other.backupKeyFile), `${other.backupKeyFile}-of-another`);
    await runCommand(other, 'backup-command', '--new-key');
    await expect(runCommand(other, 'backup-command', '--verify', again)).rejects.toThrow(/another key/);
  });
});
