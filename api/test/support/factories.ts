import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { Athlete } from '../../src/modules/athletes/index.js';
import { Coach, hashPassword, Institution } from '../../src/modules/coaches/index.js';
import { Team, TeamStaff } from '../../src/modules/teams/index.js';
import { WellnessEntryRow } from '../../src/modules/wellness/index.js';
import type { TestApp } from './test-app.js';

export const PASSWORD = 'Correct#1horse';
let hash: Promise<string> | undefined;
let serial = 0;

/** Rows with sensible values; each takes what matters to the test. */

export async function institution(at: TestApp, partial: Partial<Institution> = {}): Promise<Institution> {
  return insert(at, Institution, { name: `Institution ${++serial}`, timeZone: 'UTC', isDemo: false, ...partial });
}

export async function coach(at: TestApp, partial: Partial<Coach> & { institutionId: number }): Promise<Coach> {
  const email = partial.email ?? `coach${++serial}@club.test`;
  hash ??= hashPassword(PASSWORD);
  return insert(at, Coach, { name: 'Kim Coach', email, emailKey: matchKey(email), phone: null, role: 'Coach', avatar: null, passwordHash: await hash, ...partial });
}

export async function team(at: TestApp, staff: Coach, partial: Partial<Team> = {}): Promise<Team> {
  const name = partial.name ?? `Team ${++serial}`;
  const row = await insert(at, Team, { institutionId: staff.institutionId, sport: 'Soccer (W)', name, nameKey: matchKey(name), registrationCode: null, codeExpiresAt: null, ...partial });
  await at.write((tx) => tx.insert(TeamStaff, { teamId: row.id, coachId: staff.id }));
  return row;
}

export async function athlete(at: TestApp, partial: Partial<Athlete> & { teamId: number }): Promise<Athlete> {
  const { firstName, lastName } = { firstName: 'Ada', lastName: `Athlete ${++serial}`, ...partial };
  const person = { firstName, lastName, sortKey: sortKey(lastName, firstName), email: null, emailKey: null };
  const body = { position: 'Midfielder', jerseyNumber: 7, dateOfBirth: '2004-02-29', weightKg: 61.5, heightCm: 170, externalId: null, archivedAt: null };
  return insert(at, Athlete, { ...person, ...body, ...partial });
}

export async function entry(at: TestApp, partial: Partial<WellnessEntryRow> & { athleteId: number; date: string }): Promise<WellnessEntryRow> {
  const ratings = { sleepQuality: 3, fatigue: 5, muscleSoreness: 4, stress: 2 };
  const injury = { injuryRecorded: false, injuryBodyPart: null, injurySeverity: null };
  const now = at.clock.now();
  return insert(at, WellnessEntryRow, { ...ratings, ...injury, version: 1, createdAt: now, updatedAt: now, ...partial });
}

async function insert<T extends ObjectLiteral & { id: number }>(at: TestApp, table: EntityTarget<T>, values: Omit<T, 'id'>): Promise<T> {
  return at.write(async (tx: EntityManager) => {
    const { identifiers } = await tx.insert(table, values as never);
    return { ...values, id: Number(identifiers[0]?.['id']) } as unknown as T;
  });
}
