import { addDays } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { AthleteEntity } from '../../src/modules/athletes/index.js';
import type { CoachEntity, InstitutionEntity } from '../../src/modules/coaches/index.js';
import { MembershipEntity } from '../../src/modules/memberships/index.js';
import { TeamEntity, TeamStaffEntity } from '../../src/modules/teams/index.js';
import { BIG_CLUB_ROWS } from './big-club-rows.js';
import { bulkConnection, type BulkConnection } from './bulk-connection.js';
import * as build from './factories.js';
import type { TestApp } from './test-app.js';

export interface BigClubSize {
  /** Per institution; there are two. */
  athletes: number;
  teams: number;
  /** Days with records, up to today. */
  days: number;
  /** Without the second club of the same size, which takes as long to fill as the first. */
  isAlone?: boolean;
}

export const YEAR_OF_2000: BigClubSize = { athletes: 2000, teams: 40, days: 365 };

export interface Club {
  institution: InstitutionEntity;
  /** Coach of every team, of the last forty at most. */
  headCoach: CoachEntity;
  /** Coach of the last team only. */
  teamCoach: CoachEntity;
  teamIds: number[];
  athletes: { id: number; teamId: number }[];
}

export interface BigClub {
  today: string;
  home: Club;
  /**
   * A club of the same size whose rows no query may read: a query without the condition on the club becomes slow. Null
   * for a club that is alone.
   */
  away: Club | null;
}

const HEAD_COACH_TEAMS = 40;
const DAYS_AHEAD = 28;
const CHUNK = 500;
/**
 * Further institutions with people and workouts but without records, so that each club is a small part of the tables.
 */
const OTHERS = 8;

/** Fills a fresh database (ids count from 1) with two clubs and their records. */
export async function fillBigClub(
  at: TestApp,
  { athletes, teams, days, isAlone = false }: BigClubSize = YEAR_OF_2000,
): Promise<BigClub> {
  const home = await addClub(at, { athletes, teams });
  const away = isAlone ? null : await addClub(at, { athletes, teams });
  for (let more = 0; more < OTHERS; more += 1) await build.institution(at);
  return { today: await fillRecords(at, days), home, away };
}

/** Fills the records of the last `days` days of every club that there is. Returns today, yyyy-MM-dd in UTC. */
export async function fillRecords(at: TestApp, days: number): Promise<string> {
  const today = at.clock.now().toISOString().slice(0, 10);
  const bulk = await bulkConnection(at.database.owner);
  const tables = BIG_CLUB_ROWS.map((sql) => /INSERT INTO (\w+)/.exec(sql)?.[1] ?? '');
  try {
    await numberTables(bulk, today, days);
    for (const sql of BIG_CLUB_ROWS) await bulk.run(sql);
    // Without its checks the database may drop rows it cannot store instead of refusing them.
    for (const table of tables) if (!(await bulk.hasRows(table))) throw new Error(`The big club has no ${table}.`);
    await bulk.analyze(['institutions', 'team_staff', 'memberships', ...tables]);
  } finally {
    await bulk.close();
  }
  return today;
}

/** A club with its teams and athletes, and two coaches. */
export async function addClub(
  at: TestApp,
  { athletes, teams }: Pick<BigClubSize, 'athletes' | 'teams'>,
): Promise<Club> {
  const institution = await build.institution(at);
  const headCoach = await build.coach(at, { institutionId: institution.id });
  const teamCoach = await build.coach(at, { institutionId: institution.id });
  return at.write(async (tx) => {
    const names = Array.from({ length: teams }, (_, n) => `Team ${n + 1}`);
    const teamIds = await insertAll(
      tx,
      TeamEntity,
      names.map((name) => ({
        institutionId: institution.id,
        sport: 'Soccer (W)',
        name,
        nameKey: matchKey(name),
        registrationCode: null,
        codeExpiresAt: null,
      })),
    );
    const staff = [
      ...teamIds
        .slice(-HEAD_COACH_TEAMS)
        .map((teamId) => ({ teamId, coachId: headCoach.id, role: 'head_coach' as const })),
      { teamId: teamIds.at(-1) ?? 0, coachId: teamCoach.id, role: 'head_coach' as const },
    ];
    await tx.insert(TeamStaffEntity, staff);
    const rows = Array.from({ length: athletes }, (_, n) => athleteRow(n, teamIds[n % teams] ?? 0));
    const ids = await insertAll(tx, AthleteEntity, rows);
    await insertAll(
      tx,
      MembershipEntity,
      ids.map((id, n) => membershipRow(n, id, rows[n]?.teamId ?? 0)),
    );
    return {
      institution,
      headCoach,
      teamCoach,
      teamIds,
      athletes: ids.map((id, n) => ({ id, teamId: rows[n]?.teamId ?? 0 })),
    };
  });
}

function athleteRow(n: number, teamId: number): Omit<AthleteEntity, 'id'> {
  // Last names are spread over the alphabet, so that the order of ids is not the order of names.
  const [firstName, lastName] = [`Ada ${n}`, `Athlete ${(n * 7919) % 10_007}`];
  const email = `a${n}@t${teamId}.test`;
  const body = {
    dateOfBirth: '2008-02-29',
    weightKg: 61.5,
    heightCm: 170,
    externalId: `app-${teamId}-${n}`,
    version: 1,
    archivedAt: null,
  };
  return { teamId, firstName, lastName, sortKey: sortKey(lastName, firstName), email, emailKey: email, ...body };
}

function membershipRow(n: number, athleteId: number, teamId: number): Omit<MembershipEntity, 'id'> {
  const days = { joinedOn: null, recordsFrom: null, lastDay: null };
  return { athleteId, teamId, kind: 'member', ...days, jerseyNumber: String(n % 100), position: 'Midfielder' };
}

async function insertAll<T extends typeof TeamEntity | typeof AthleteEntity | typeof MembershipEntity>(
  tx: EntityManager,
  table: T,
  rows: readonly Omit<InstanceType<T>, 'id'>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (let start = 0; start < rows.length; start += CHUNK) {
    const { identifiers } = await tx.insert<{ id: number }>(table, rows.slice(start, start + CHUNK) as object[]);
    ids.push(...identifiers.map(({ id }) => Number(id)));
  }
  return ids;
}

async function numberTables(bulk: BulkConnection, today: string, days: number): Promise<void> {
  await bulk.makeHelper('numbers', 'n INTEGER PRIMARY KEY');
  await bulk.run('INSERT INTO numbers VALUES (0)');
  for (let known = 1; known < 4096; known *= 2) await bulk.run(`INSERT INTO numbers SELECT n + ${known} FROM numbers`);
  await bulk.makeHelper('days', 'n INTEGER PRIMARY KEY, day DATE, past INTEGER');
  const values = Array.from(
    { length: days + DAYS_AHEAD },
    (_, n) => `(${n}, '${addDays(today, n + 1 - days)}', ${n < days ? 1 : 0})`,
  );
  await bulk.run(`INSERT INTO days VALUES ${values.join(', ')}`);
}
