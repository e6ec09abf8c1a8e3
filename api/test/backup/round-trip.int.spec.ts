import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { readErasedAthletes, recordErasure } from '../../src/athlete-data/erased-list.js';
import { listBackups } from '../../src/backup/backup-files.js';
import { readKeyFile } from '../../src/backup/backup-key.js';
import { withBackupSource } from '../../src/backup/backup-source.js';
import { backupFolderOf, writeBackup } from '../../src/backup/write-backup.js';
import type { Settings } from '../../src/config/settings.js';
import { fillDemo } from '../../src/database/demo/fill-demo.js';
import { WRITER } from '../../src/database/data-source-names.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { AddressRequestEntity, GuardianRequestEntity } from '../../src/modules/consents/index.js';
import { createDatabaseContext } from '../../src/database-context.js';
import { MIGRATIONS } from '../../src/database/migrations/index.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { replaceLinks } from '../../src/modules/athlete-access/links/links.writer.js';
import { answeringAthlete } from '../support/answering-athlete.js';
import { Actor } from '../support/actors.js';
import { buildApi } from '../support/built-api.js';
import * as build from '../support/factories.js';
import { makeFormer } from '../support/former-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { backUp, backupSettings, contentOf, newFolder, restoreInto, rowsOf, runCommand } from './support.js';

jest.setTimeout(300_000);

const ODD_TEXTS = [
  'O\'Neil \\ "quoted" `x`; -- DROP',
  'line\r\nline\tend\u2028',
  '👩‍👩‍👧 e\u0301 ß ﷺ',
  '(1,2),\n(3',
  '%s \\n \\0 \\',
];

const OTHER_COACH = [
  ...['add', '--name', 'Kim Lee', '--email', 'kim@other.example'],
  ...['--institution', 'Other Club', '--time-zone', 'Europe/London'],
];

const ENDED_BY_A_RESTORE = [
  ...['sessions', 'athlete_links', 'athlete_devices', 'guardian_requests', 'address_requests', 'staff_invitations'],
];

describe('a backup', () => {
  let at: TestApp;
  let settings: Settings;
  let path: string;
  const databases: TestDatabase[] = [];
  const newDatabase = async () => {
    const database = await createTestDatabase();
    databases.push(database);
    return database;
  };

  beforeAll(async () => {
    buildApi();
    at = await createTestApp();
    await fillDemo(at.app.get(UnitOfWork), at.clock.now());
    const club = await build.institution(at, { name: 'Odd Club' });
    const coach = await build.coach(at, { institutionId: club.id });
    const team = await build.team(at, coach);
    for (const text of ODD_TEXTS)
      await build.athlete(at, { teamId: team.id, lastName: text, weightKg: 61.5, dateOfBirth: '2008-02-29' });
    await new Actor(at, coach).signIn();
    const { id: athleteId } = await build.athlete(at, { teamId: team.id });
    await answeringAthlete(at, athleteId);
    await at.write((tx) => replaceLinks(tx, coach.id, [{ athleteId, keySha256: 'hash' }], at.clock.now()));
    const times = { createdAt: at.clock.now(), expiresAt: new Date(at.clock.now().getTime() + 3_600_000) };
    const who = { firstName: 'Ada', dateOfBirth: '2014-02-28', guardianEmail: 'eve@home.test' };
    await at.write(async (tx) => {
      const question = { ...who, athleteId, teamId: null, questionKey: 'key', keySha256: 'hash', ...times };
      await tx.insert(GuardianRequestEntity, question);
      await tx.insert(AddressRequestEntity, { athleteId, email: 'ada@home.test', keySha256: 'hash', ...times });
    });
    await build.invitation(at, { teamId: team.id, invitedById: coach.id });
    for (const table of ENDED_BY_A_RESTORE) expect(await rowsOf(at.database.target, table)).not.toEqual([]);

    settings = await backupSettings(at.database);
    mkdirSync(join(settings.dataDir, 'audit-archive'), { recursive: true });
    writeFileSync(join(settings.dataDir, 'audit-archive/2024-01.jsonl'), '{"id":1}\n{"id":2}\n');
    mkdirSync(join(settings.dataDir, 'outbox'));
    writeFileSync(join(settings.dataDir, 'outbox/mail.eml'), 'a link that works');
    mkdirSync(join(settings.siteDir, 'registry/uploads/teams'), { recursive: true });
    writeFileSync(join(settings.siteDir, 'registry/uploads/teams/unreleased.js'), '');
    mkdirSync(join(settings.siteDir, 'remotes/teams/2.0.0.ab12.tmp'), { recursive: true });
    writeFileSync(join(settings.siteDir, 'remotes/teams/2.0.0.ab12.tmp/area.js'), '');
    mkdirSync(join(settings.siteDir, 'registry/log'));
    writeFileSync(join(settings.siteDir, 'registry/log/1.json'), '{}');
    writeFileSync(join(settings.siteDir, 'registry.json'), '{"live":1}');
    writeFileSync(join(settings.siteDir, 'index.html'), '<!doctype html>');
    path = await backUp(settings);
  });
  afterAll(async () => {
    await at.close();
    for (const database of databases) await database.drop();
  });

  const elsewhere = async () => {
    const other = await backupSettings(await newDatabase());
    writeFileSync(String(other.backupKeyFile), readFileSync(String(settings.backupKeyFile)));
    return other;
  };

  it('restores every row of every table into an empty database', async () => {
    const other = await elsewhere();
    const printed = await restoreInto(other, path);

    const before = await contentOf(at.database.target);
    expect(Object.keys(before).length).toBeGreaterThan(30);
    expect(await contentOf(other.database)).toEqual(before);
    expect(JSON.stringify(before['athletes'])).toContain("O'Neil");
    expect(printed).toMatch(/were|was restored/);
  });

  it('ends sessions, links and devices, records the restore, and leaves a gap behind the numbers that were given', async () => {
    const other = await elsewhere();
    const printed = await restoreInto(other, path);
    for (const table of ENDED_BY_A_RESTORE) expect(await rowsOf(other.database, table)).toEqual([]);
    expect(printed).toMatch(/1 sessions? ha/);
    expect(
      (await rowsOf(other.database, 'security_entries')).filter((row) => /"command":"restore"/.test(row)),
    ).toHaveLength(1);
    const ended = (await rowsOf(other.database, 'security_entries')).filter((row) => /"device_ended"/.test(row));
    expect(ended).toHaveLength((await rowsOf(at.database.target, 'athlete_devices')).length);

    const database = { target: other.database, drop: () => Promise.resolve() };
    const restored = await createTestApp({ database });
    const club = await build.institution(restored, {});
    const added = await build.team(restored, await build.coach(restored, { institutionId: club.id }));
    const highest = Math.max(
      ...(await rowsOf(at.database.target, 'teams')).map((row) => (JSON.parse(row) as { id: number }).id),
    );
    expect(added.id).toBeGreaterThan(highest + 99_000);
    await restored.close();
  });

  it('holds the archive of the audit and the site, but no mail and nothing unreleased', async () => {
    const other = await elsewhere();
    mkdirSync(join(other.dataDir, 'audit-archive'), { recursive: true });
    writeFileSync(join(other.dataDir, 'audit-archive/2024-01.jsonl'), '{"id":7}\n');
    await restoreInto(other, path);
    const lines = readFileSync(join(other.dataDir, 'audit-archive/2024-01.jsonl'), 'utf8');
    expect(lines).toBe('{"id":7}\n{"id":1}\n{"id":2}\n');
    expect(readFileSync(join(other.siteDir, 'registry.json'), 'utf8')).toBe('{"live":1}');
    expect(existsSync(join(other.siteDir, 'registry/uploads'))).toBe(false);
    expect(existsSync(join(other.siteDir, 'remotes'))).toBe(false);
    expect(existsSync(join(other.dataDir, 'outbox'))).toBe(false);
    expect(readdirSync(other.dataDir).filter((name) => name.startsWith('.touchline-work'))).toEqual([]);
  });

  it('adds no line to an archive that has only grown since, and leaves a site that exists', async () => {
    const other = await elsewhere();
    mkdirSync(join(other.dataDir, 'audit-archive'), { recursive: true });
    const grown = '{"id":1}\n{"id":2}\n{"id":3}\n';
    writeFileSync(join(other.dataDir, 'audit-archive/2024-01.jsonl'), grown);
    writeFileSync(join(other.siteDir, 'registry.json'), '{"live":2}');
    expect(await restoreInto(other, path)).toContain('--with-site');
    expect(readFileSync(join(other.dataDir, 'audit-archive/2024-01.jsonl'), 'utf8')).toBe(grown);
    expect(readFileSync(join(other.siteDir, 'registry.json'), 'utf8')).toBe('{"live":2}');

    mkdirSync(join(other.siteDir, 'registry/log'), { recursive: true });
    for (const name of ['1.json', '2.json']) writeFileSync(join(other.siteDir, 'registry/log', name), '{"later":true}');
    await restoreInto(other, path, '--replace', '--with-site');
    expect(readFileSync(join(other.siteDir, 'registry.json'), 'utf8')).toBe('{"live":1}');
    // An entry that the backup does not have would bring its release back.
    expect(readdirSync(join(other.siteDir, 'registry/log')).map((name) => name.replace(/\d+$/, ''))).toEqual([
      '1.json',
      '2.json.replaced-',
    ]);
  });

  it('replaces data only on demand, after a backup of it, and only that of its own installation', async () => {
    const other = await elsewhere();
    await restoreInto(other, path);
    await expect(restoreInto(other, path)).rejects.toThrow(/--replace makes a backup/);
    const printed = await restoreInto(other, path, '--replace');
    const [saved] = listBackups(String(other.backupDir));
    expect(printed).toContain(`is in the backup ${saved?.path}`);

    const foreign = await elsewhere();
    await runCommand(foreign, 'migrate-command');
    await runCommand(foreign, 'coach-command', ...OTHER_COACH);
    await runCommand(foreign, 'backup-command');
    const archive = join(foreign.dataDir, 'audit-archive');
    mkdirSync(archive);
    writeFileSync(join(archive, '2024-01.jsonl'), '{"id":9}\n');
    const before = await contentOf(foreign.database);
    await expect(restoreInto(foreign, path, '--replace')).rejects.toThrow(/another installation/);
    expect(await contentOf(foreign.database)).toEqual(before);
    await restoreInto(foreign, path, '--replace', '--other-installation');
    expect(await contentOf(foreign.database)).toEqual(await contentOf(at.database.target));
    // Its athletes have the same numbers.
    expect(readFileSync(join(archive, '2024-01.jsonl'), 'utf8')).toBe('{"id":1}\n{"id":2}\n');
    const [aside] = readdirSync(foreign.dataDir).filter((name) => name.startsWith('audit-archive-of-'));
    expect(readFileSync(join(foreign.dataDir, String(aside), '2024-01.jsonl'), 'utf8')).toBe('{"id":9}\n');
  });

  it('erases again who was erased since, by a list that is in no backup, and needs one', async () => {
    const [ada] = (await rowsOf(at.database.target, 'athletes')).map((row) => JSON.parse(row) as { id: number });
    const installation = (await rowsOf(at.database.target, 'installation')).map(
      (row) => (JSON.parse(row) as { installation_id: string }).installation_id,
    );
    const other = await elsewhere();
    const copy = join(newFolder(), 'copy.age');
    writeFileSync(copy, readFileSync(path));
    await expect(restoreInto(other, copy)).rejects.toThrow(/^No list says .+ Nothing was changed\./);
    expect(await restoreInto(other, copy, '--without-erased-list')).toMatch(/Warning: no list/);

    const again = await elsewhere();
    await recordErasure([dirname(copy)], String(installation[0]), {
      athleteId: Number(ada?.id),
      at: new Date(),
      registrationIds: [],
    });
    expect(await restoreInto(again, copy)).toContain(`erased again: ${ada?.id}.`);
    const left = (await rowsOf(again.database, 'athletes')).map((row) => (JSON.parse(row) as { id: number }).id);
    expect(left).not.toContain(ada?.id);
    expect(left.length).toBe((await rowsOf(at.database.target, 'athletes')).length - 1);
    const list = await readErasedAthletes([again.dataDir], String(installation[0]));
    expect(list?.map(({ athleteId }) => athleteId)).toEqual([ada?.id]);
  });

  it('changes nothing when it is damaged, of another key, or of the other kind of database', async () => {
    const other = await elsewhere();
    const damaged = join(newFolder(), 'damaged.age');
    const bytes = readFileSync(path);
    bytes[bytes.length >> 1]! ^= 1;
    writeFileSync(damaged, bytes);
    await expect(restoreInto(other, damaged)).rejects.toThrow(/is damaged/);
    await expect(
      restoreInto(await backupSettings({ target: other.database, owner: other.migrationDatabase }), path),
    ).rejects.toThrow(/another key/);
    const kind: Settings['database'] =
      other.database.kind === 'sqlite'
        ? { kind: 'mariadb', url: 'mariadb://nobody@127.0.0.1:1/none' }
        : { kind: 'sqlite', file: join(other.dataDir, 'touchline.sqlite') };
    await expect(restoreInto({ ...other, database: kind, migrationDatabase: kind }, path)).rejects.toThrow(
      /The backup is of (SQLite|MariaDB)/,
    );
    expect(readdirSync(other.dataDir).filter((name) => name !== 'touchline.sqlite')).toEqual([]);
  });

  it('of an older release is brought to this one, or refused like one of a newer release', async () => {
    const former = await newDatabase();
    const old = await backupSettings(former, newFolder());
    await makeFormer(former);
    const newTarget = async () => {
      const target = await backupSettings(await newDatabase());
      writeFileSync(String(target.backupKeyFile), readFileSync(String(old.backupKeyFile)));
      return target;
    };
    const earlier = await newDatabase();
    await makeFormer(earlier, { last: false });
    const { folder, keyFile } = backupFolderOf(old);
    const tooOld = await withBackupSource(earlier.owner, (source) =>
      writeBackup(old, { folder, key: readKeyFile(keyFile) }, source, new Date()),
    );
    await expect(restoreInto(await newTarget(), tooOld.path)).rejects.toThrow(/older version.+Nothing was changed/);

    const ofLast = await backUp(old);
    expect(await restoreInto(await newTarget(), ofLast, '--without-erased-list')).toContain(
      `${MIGRATIONS.length} migrations ran`,
    );

    const again = await createDatabaseContext(old.migrationDatabase);
    await again.get(DatabaseConnection).migrate();
    await again
      .get<DataSource>(getDataSourceToken(WRITER))
      .query("INSERT INTO migrations (timestamp, name) VALUES (1, 'Later1')");
    await again.close();
    await expect(restoreInto(await newTarget(), await backUp(old))).rejects.toThrow(/newer release/);
  });
});
