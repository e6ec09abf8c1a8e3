import { readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { CLUB_TABLES, LEFT_TABLES } from '../../src/club-file/club-tables.js';
import { recordErasure } from '../../src/athlete-data/erased-list.js';
import type { Settings } from '../../src/config/settings.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import { CoachEntity, InstitutionEntity } from '../../src/modules/coaches/index.js';
import { installationId } from '../../src/modules/installation/index.js';
import { TeamEntity } from '../../src/modules/teams/index.js';
import { createMigratedDatabase } from '../support/migrated-database.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import type { TestDatabase } from '../support/test-database.js';
import { fullClub } from './support/full-club.js';
import {
  archived,
  clubContent,
  exported,
  imported,
  newInstallation,
  onDatabase,
  storedRows,
} from './support/installations.js';

describe('a club that moves', () => {
  let at: TestApp;
  let file: string;
  let club: Awaited<ReturnType<typeof fullClub>>;
  let content: Record<string, string[]>;
  const databases: TestDatabase[] = [];

  const installation = (database: TestDatabase): Settings => {
    databases.push(database);
    return newInstallation(at, database);
  };
  const sameKind = async () => installation(await createMigratedDatabase());
  const contentIn = (settings: Settings) => onDatabase(settings, ({ read }) => clubContent(read, club.institution.id));

  beforeAll(async () => {
    at = await createTestApp();
    await fullClub(at, { name: 'Other Club', mark: 'Wombat' });
    club = await fullClub(at, { name: 'City Club', mark: 'Quokka' });
    file = await exported(at.app.get(UnitOfWork), at.settings, 'city club');
    content = await clubContent(at.read, club.institution.id);
  });
  afterAll(async () => {
    await at.close();
    for (const database of databases) await database.drop();
  });

  it('has rows in every table of a club, and none of another club', () => {
    const empty = Object.entries(content).flatMap(([table, rows]) => (rows.length === 0 ? [table] : []));
    expect(empty).toEqual([]);
    expect(JSON.stringify(content)).not.toMatch(/wombat/i);
    // Only its owner can read it, and nothing else is left beside it.
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readdirSync(dirname(file))).toEqual(['club.zip']);
  });

  it('has every row, value and archived entry in a new installation', async () => {
    const target = await sameKind();
    const printed = await imported(target, file);
    expect(printed).toMatch(/^City Club is here.+\n/);
    expect(await contentIn(target)).toEqual(content);
    expect(await archived(target, club.institution.id)).toEqual(await archived(at.settings, club.institution.id));
    await onDatabase(target, async (unitOfWork) => {
      expect(Object.keys(await storedRows(unitOfWork)).sort()).toEqual(Object.keys(CLUB_TABLES).sort());
      expect(await unitOfWork.read.count(InstitutionEntity)).toBe(1);
    });
  });

  it('leaves every secret behind, and says who needs a new password', async () => {
    const target = await sameKind();
    expect(await imported(target, file)).toContain(`  Kim Coach <${club.coach.email}>`);
    await onDatabase(target, async ({ read }) => {
      for (const table of Object.keys(LEFT_TABLES).filter((name) => name !== 'migrations'))
        expect([table, await read.query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
      const { passwordHash } = await read.findOneByOrFail(CoachEntity, { id: club.coach.id });
      expect(passwordHash).toMatch(/^\$argon2id\$/);
      expect(passwordHash).not.toBe(club.coach.passwordHash);
      const { registrationCode, codeExpiresAt } = await read.findOneByOrFail(TeamEntity, { id: club.team.id });
      expect([registrationCode, codeExpiresAt]).toEqual([null, null]);
    });
  });

  it('records both commands, and leaves a gap behind the numbers that were given', async () => {
    const target = await sameKind();
    await imported(target, file);
    await onDatabase(target, async (unitOfWork) => {
      const commands = await unitOfWork.read.query<{ command: string; institution_id: number }[]>(
        "SELECT command, institution_id FROM security_entries WHERE command LIKE 'club %' ORDER BY at",
      );
      expect(commands).toEqual(
        ['club export', 'club import'].map((command) => ({ command, institution_id: club.institution.id })),
      );
      const { identifiers } = await unitOfWork.write((tx) =>
        tx.insert(InstitutionEntity, { name: 'Later Club', timeZone: 'UTC', isDemo: false }),
      );
      expect(Number(identifiers[0]?.['id'])).toBeGreaterThan(club.institution.id + 99_000);
    });
  });

  it('goes into an empty installation only', async () => {
    const target = await sameKind();
    await imported(target, file);
    const before = await contentIn(target);
    await expect(imported(target, file)).rejects.toThrow(/new installation only.+Nothing was imported\.$/);
    expect(await contentIn(target)).toEqual(before);
  });

  it('comes without athletes who were erased since, by a list that lies beside the file', async () => {
    const former = await at.write((tx) => installationId(tx, new Date()));
    const again = await exported(at.app.get(UnitOfWork), at.settings, 'City Club');
    await recordErasure([dirname(again)], former, { athleteId: club.athlete.id, at: new Date(), registrationIds: [] });
    const target = await sameKind();
    expect(await imported(target, again)).toContain(`erased again: ${club.athlete.id}.`);
    await onDatabase(target, async ({ read }) => {
      expect(await read.count(AthleteEntity)).toBe(0);
      expect(await read.count(TeamEntity)).toBe(1);
    });
  });
});
