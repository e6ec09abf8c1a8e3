import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { matchKey, sortKey } from '../../src/common/text/keys.js';
import { Athlete } from '../../src/modules/athletes/index.js';
import { AttendanceRecord } from '../../src/modules/attendance/index.js';
import { CalendarEvent } from '../../src/modules/calendar/index.js';
import { Coach, hashPassword, Institution } from '../../src/modules/coaches/index.js';
import { PasswordReset } from '../../src/modules/coaches/password-reset.entity.js';
import { FatigueRecord } from '../../src/modules/fatigue/index.js';
import { PendingAthlete } from '../../src/modules/registrations/index.js';
import { Team, TeamStaff } from '../../src/modules/teams/index.js';
import { TrainingSession } from '../../src/modules/training-load/index.js';
import { WellnessEntryRow } from '../../src/modules/wellness/index.js';
import { ScheduledWorkout, ScheduledWorkoutRow } from '../../src/modules/workout-calendar/index.js';
import { Workout, WorkoutRow } from '../../src/modules/workout-library/index.js';
import { inOrder, type PlannedRow } from '../../src/modules/workout-library/workout-plan.js';
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
  return insert(at, Coach, {
    name: 'Kim Coach',
    email,
    emailKey: matchKey(email),
    phone: null,
    role: 'Coach',
    avatar: null,
    passwordHash: await hash,
    ...partial,
  });
}

export async function team(at: TestApp, staff: Coach, partial: Partial<Team> = {}): Promise<Team> {
  const name = partial.name ?? `Team ${++serial}`;
  const row = await insert(at, Team, {
    institutionId: staff.institutionId,
    sport: 'Soccer (W)',
    name,
    nameKey: matchKey(name),
    registrationCode: null,
    codeExpiresAt: null,
    ...partial,
  });
  await at.write((tx) => tx.insert(TeamStaff, { teamId: row.id, coachId: staff.id }));
  return row;
}

/** A link to a new password, alive for an hour. */
export async function passwordReset(at: TestApp, { coachId }: { coachId: number }): Promise<void> {
  const now = at.clock.now();
  await at.write((tx) =>
    tx.insert(PasswordReset, {
      tokenSha256: `token ${++serial}`,
      coachId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + 3_600_000),
    }),
  );
}

/** One more coach of a team. */
export async function staff(at: TestApp, row: TeamStaff): Promise<void> {
  await at.write((tx) => tx.insert(TeamStaff, row));
}

export async function athlete(at: TestApp, partial: Partial<Athlete> & { teamId: number }): Promise<Athlete> {
  const { firstName, lastName } = { firstName: 'Ada', lastName: `Athlete ${++serial}`, ...partial };
  const person = { firstName, lastName, sortKey: sortKey(lastName, firstName), email: null, emailKey: null };
  const body = {
    position: 'Midfielder',
    jerseyNumber: 7,
    dateOfBirth: '2004-02-29',
    weightKg: 61.5,
    heightCm: 170,
    externalId: null,
    version: 1,
    archivedAt: null,
  };
  return insert(at, Athlete, { ...person, ...body, ...partial });
}

/** Somebody who waits to be accepted. */
export async function pending(
  at: TestApp,
  partial: Partial<PendingAthlete> & { teamId: number },
): Promise<PendingAthlete> {
  const { email } = { email: `pending${++serial}@athletes.test`, ...partial };
  const person = {
    firstName: 'Pia',
    lastName: `Pending ${serial}`,
    email,
    emailKey: matchKey(email),
    position: 'Winger',
  };
  const figures = { dateOfBirth: null, jerseyNumber: null, weightKg: null, heightCm: null, externalId: null };
  return insert(at, PendingAthlete, {
    status: 'pending',
    pendingKey: `key-${serial}`,
    ...person,
    ...figures,
    createdAt: at.clock.now(),
    handledAt: null,
    ...partial,
  });
}

export async function entry(
  at: TestApp,
  partial: Partial<WellnessEntryRow> & { athleteId: number; date: string },
): Promise<WellnessEntryRow> {
  const ratings = { sleepQuality: 3, fatigue: 5, muscleSoreness: 4, stress: 2 };
  const injury = { injuryRecorded: false, injuryBodyPart: null, injurySeverity: null };
  const now = at.clock.now();
  return insert(at, WellnessEntryRow, {
    ...ratings,
    ...injury,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

/** A team's event, unless it is given an athlete. */
export async function event(
  at: TestApp,
  partial: Partial<CalendarEvent> & ({ teamId: number } | { athleteId: number }) & { date: string },
): Promise<CalendarEvent> {
  const now = at.clock.now();
  const owner = { teamId: null, athleteId: null };
  const plan = {
    eventTime: '17:30',
    durationMin: 60,
    title: 'Practice',
    type: 'practice',
    notes: null,
    attendanceTaken: true,
    workoutUid: null,
    seriesId: null,
  } as const;
  return insert(at, CalendarEvent, { ...owner, ...plan, version: 1, createdAt: now, updatedAt: now, ...partial });
}

export async function attendance(
  at: TestApp,
  partial: Partial<AttendanceRecord> & { eventId: number; athleteId: number },
): Promise<AttendanceRecord> {
  const now = at.clock.now();
  return insert(at, AttendanceRecord, { status: 'present', closeId: null, createdAt: now, updatedAt: now, ...partial });
}

export async function session(
  at: TestApp,
  partial: Partial<TrainingSession> & { athleteId: number; date: string },
): Promise<TrainingSession> {
  const now = at.clock.now();
  return insert(at, TrainingSession, {
    rpe: 5,
    durationMin: 60,
    externalId: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
}

export async function fatigueTest(
  at: TestApp,
  partial: Partial<FatigueRecord> & { athleteId: number; recordedAt: string },
): Promise<FatigueRecord> {
  const now = at.clock.now();
  return insert(at, FatigueRecord, { kind: 'grip', value: 40, version: 1, createdAt: now, updatedAt: now, ...partial });
}

/** A library workout with these rows; none, unless they are given. */
export async function workout(
  at: TestApp,
  { rows = [], ...partial }: Partial<Workout> & { institutionId: number; rows?: readonly PlannedRow[] },
): Promise<Workout> {
  const now = at.clock.now();
  const row = await insert(at, Workout, {
    name: `Workout ${++serial}`,
    type: 'Strength',
    difficulty: 'Beginner',
    description: null,
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...partial,
  });
  for (const line of inOrder(rows)) await insert(at, WorkoutRow, { ...line, workoutId: row.id });
  return row;
}

/** A workout on a day, with its event. `of` is the library workout it was copied from. */
export async function scheduledWorkout(
  at: TestApp,
  of: Workout,
  when: Partial<CalendarEvent> & ({ teamId: number } | { athleteId: number }) & { date: string },
  rows: readonly PlannedRow[] = [],
): Promise<ScheduledWorkout> {
  const now = at.clock.now();
  const { workoutUid } = await event(at, {
    eventTime: null,
    title: of.name,
    type: 'workout',
    attendanceTaken: false,
    workoutUid: randomUUID(),
    ...when,
  });
  const row = await insert(at, ScheduledWorkout, {
    workoutUid: workoutUid ?? '',
    workoutId: of.id,
    version: 1,
    createdAt: now,
    updatedAt: now,
  });
  for (const line of inOrder(rows)) await insert(at, ScheduledWorkoutRow, { ...line, scheduledWorkoutId: row.id });
  return row;
}

async function insert<T extends ObjectLiteral & { id: number }>(
  at: TestApp,
  table: EntityTarget<T>,
  values: Omit<T, 'id'>,
): Promise<T> {
  return at.write(async (tx: EntityManager) => {
    const { identifiers } = await tx.insert(table, values as never);
    return { ...values, id: Number(identifiers[0]?.['id']) } as unknown as T;
  });
}
