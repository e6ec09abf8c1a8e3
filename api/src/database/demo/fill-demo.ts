import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { todayIn } from '@touchline/contracts/calendar-date';
import { matchKey, sortKey } from '../../common/text/keys.js';
import { Athlete } from '../../modules/athletes/athlete.entity.js';
import { AttemptCounter } from '../../modules/coaches/attempt-counter.entity.js';
import { Coach } from '../../modules/coaches/coach.entity.js';
import { Institution } from '../../modules/coaches/institution.entity.js';
import { hashPassword } from '../../modules/coaches/password-hasher.js';
import { Session } from '../../modules/coaches/session.entity.js';
import { TeamStaff } from '../../modules/teams/team-staff.entity.js';
import { Team } from '../../modules/teams/team.entity.js';
import { WellnessEntryRow } from '../../modules/wellness/wellness-entry.entity.js';
import { isUniqueViolation } from '../database-errors.js';
import type { UnitOfWork } from '../unit-of-work.js';
import type { DemoAthlete, DemoInstitution, DemoTeam, DemoWellness } from './demo-data.js';
import { generateDemo } from './generate-demo.js';

const SEED = 20_261;
const BATCH = 500;

/** Children first: the order in which the tables can be emptied. */
const EMPTIED = [WellnessEntryRow, Athlete, TeamStaff, Team, Session, AttemptCounter, Coach, Institution];

/** Somebody's real data is in the database. */
export class NotDemoDataError extends Error {
  constructor() {
    super('The database holds an institution that is not demo data: nothing was changed.');
    this.name = 'NotDemoDataError';
  }
}

/** Fills an empty database with the demo, all of it or nothing: one transaction. Does nothing where any institution exists. */
export async function fillDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  if (await unitOfWork.read.existsBy(Institution, {})) return;
  const hashes = await hashPasswords(now);
  try {
    await unitOfWork.write(async (tx) => {
      if (!(await tx.existsBy(Institution, {}))) await writeDemo(tx, now, hashes);
    });
  } catch (error) {
    // Another instance filled it in the same moment, and its filling is as good as ours.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** Wipes the demo and fills it anew, in one transaction. Throws NotDemoDataError where there is anything else. */
export async function resetDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const hashes = await hashPasswords(now);
  await unitOfWork.write(async (tx) => {
    if (await tx.existsBy(Institution, { isDemo: false })) throw new NotDemoDataError();
    for (const table of EMPTIED) await tx.createQueryBuilder().delete().from(table).execute();
    await writeDemo(tx, now, hashes);
  });
}

/** Whether the demo's coaches, whose passwords are public, can sign in here. */
export function hasDemo(unitOfWork: UnitOfWork): Promise<boolean> {
  return unitOfWork.read.existsBy(Institution, { isDemo: true });
}

/** Before the transaction: hashing is slow on purpose and must not hold it open. */
async function hashPasswords(now: Date): Promise<Map<string, string>> {
  const coaches = generateDemo(SEED, todayIn('UTC', now)).institutions.flatMap((institution) => institution.coaches);
  return new Map(await Promise.all(coaches.map(async ({ email, password }) => [email, await hashPassword(password)] as const)));
}

async function writeDemo(tx: EntityManager, now: Date, hashes: ReadonlyMap<string, string>): Promise<void> {
  for (const institution of generateDemo(SEED, todayIn('UTC', now)).institutions) await writeInstitution(tx, institution, now, hashes);
}

async function writeInstitution(tx: EntityManager, demo: DemoInstitution, now: Date, hashes: ReadonlyMap<string, string>): Promise<void> {
  const institutionId = await insertOne(tx, Institution, { name: demo.name, timeZone: demo.timeZone, isDemo: true });
  const coachIds: number[] = [];
  for (const { name, email, phone, role } of demo.coaches) {
    coachIds.push(await insertOne(tx, Coach, { institutionId, name, email, emailKey: matchKey(email), phone, role, avatar: null, passwordHash: hashes.get(email) ?? '' }));
  }
  for (const team of demo.teams) await writeTeam(tx, team, institutionId, coachIds, now);
}

async function writeTeam(tx: EntityManager, demo: DemoTeam, institutionId: number, coachIds: readonly number[], now: Date): Promise<void> {
  const { name, sport, registrationCode } = demo;
  const codeExpiresAt = demo.codeExpiresAt === null ? null : new Date(demo.codeExpiresAt);
  const teamId = await insertOne(tx, Team, { institutionId, name, sport, nameKey: matchKey(name), registrationCode, codeExpiresAt });
  await tx.insert(TeamStaff, coachIds.map((coachId) => ({ teamId, coachId })));
  const entries: Omit<WellnessEntryRow, 'id'>[] = [];
  for (const athlete of demo.athletes) {
    const athleteId = await insertOne(tx, Athlete, toAthleteRow(athlete, teamId));
    entries.push(...athlete.wellness.map((day) => toEntryRow(day, athleteId, now)));
  }
  for (let at = 0; at < entries.length; at += BATCH) await tx.insert(WellnessEntryRow, entries.slice(at, at + BATCH));
}

function toAthleteRow(demo: DemoAthlete, teamId: number): Omit<Athlete, 'id'> {
  const { firstName, lastName, email, position, jerseyNumber, dateOfBirth, weightKg, heightCm, externalId } = demo;
  const keys = { sortKey: sortKey(lastName, firstName), emailKey: matchKey(email) };
  return { teamId, firstName, lastName, email, position, jerseyNumber, dateOfBirth, weightKg, heightCm, externalId, archivedAt: null, ...keys };
}

function toEntryRow({ date, sleepQuality, fatigue, muscleSoreness, stress, injury }: DemoWellness, athleteId: number, now: Date): Omit<WellnessEntryRow, 'id'> {
  const said = { injuryRecorded: injury !== undefined, injuryBodyPart: injury?.bodyPart ?? null, injurySeverity: injury?.severity ?? null };
  return { athleteId, date, sleepQuality, fatigue, muscleSoreness, stress, ...said, version: 1, createdAt: now, updatedAt: now };
}

async function insertOne<T extends ObjectLiteral & { id: number }>(tx: EntityManager, table: EntityTarget<T>, values: Omit<T, 'id'>): Promise<number> {
  const { identifiers } = await tx.insert(table, values as never);
  return Number(identifiers[0]?.['id']);
}
