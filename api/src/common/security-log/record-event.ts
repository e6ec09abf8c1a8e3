import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import {
  SecurityEntryEntity,
  type AthleteEvent,
  type SecurityEvent,
  type StaffEvent,
} from './security-entry.entity.js';

/**
 * The security log is about accounts, as the audit is about health data. Refusals (a failed sign-in, a wrong current
 * password, an id out of reach) are counted by `RefusalLog`. Both are removed after 24 months.
 */

/** Whom and what an event concerns, by their numbers. Without an institution it concerns all of them. */
interface Concerned {
  coachId?: number | undefined;
  institutionId: number | null;
  teamId?: number | undefined;
  apiKeyId?: number | undefined;
  athleteId?: number | undefined;
  byCoachId?: number | undefined;
  role?: StaffRole | undefined;
  detail?: string | undefined;
}

/** An event of a coach's account. `network`: see `networkOf`; null when it is not known. */
interface CoachEvent {
  event: Exclude<SecurityEvent, AthleteEvent | StaffEvent | 'administration'>;
  coachId: number;
  institutionId: number;
  /** The team whose poster link it is; left out of all other events. */
  teamId?: number;
  /** The setting of the club that was changed; left out of all other events. */
  detail?: string;
  network: string | null;
}

/** Who changed the access of athletes: a coach, or with null the athlete. `network`: see `networkOf`. */
export interface AccessChange {
  coachId: number | null;
  institutionId: number;
  network: string | null;
}

/** Who changes the staff of which team. `network`: see `networkOf`. */
export interface StaffChange {
  teamId: number;
  institutionId: number;
  byCoachId: number;
  network: string | null;
}

/** Records an event in the transaction that makes it happen, so that both are stored or neither. */
export function recordCoachEvent(tx: EntityManager, event: CoachEvent, now: Date) {
  return insertEntries(tx, [{ ...event, command: null, at: now }]);
}

/** Records a change of the staff of a team. `coachId`: whom it concerns; of an invitation, who sent or withdrew it. */
export function recordStaffEvent(
  tx: EntityManager,
  event: StaffEvent,
  change: StaffChange,
  { coachId, role }: { coachId: number; role: StaffRole | null },
  now: Date,
) {
  const { byCoachId, ...place } = change;
  const by = byCoachId === coachId ? null : byCoachId;
  return insertEntries(tx, [{ event, command: null, ...place, coachId, byCoachId: by, role, at: now }]);
}

/** Records an event of the access of each of these athletes, at most a few hundred. */
export function recordAthleteEvents(
  tx: EntityManager,
  event: AthleteEvent,
  by: AccessChange,
  athleteIds: readonly number[],
  now: Date,
) {
  const entries = athleteIds.map((athleteId) => ({ event, command: null, ...by, athleteId, at: now }));
  return insertEntries(tx, entries);
}

/** Records that devices of athletes expired, each at its own instant; at most a few hundred. */
export function recordExpiredDevices(
  tx: EntityManager,
  devices: readonly { athleteId: number; institutionId: number; expiresAt: Date }[],
) {
  const entries = devices.map(({ expiresAt: at, athleteId, institutionId }) => ({
    ...{ event: 'device_expired' as const, command: null, network: null },
    ...{ athleteId, institutionId, at },
  }));
  return insertEntries(tx, entries);
}

/** Records a command of an administrator in the command's own transaction. */
export function recordAdministration(tx: EntityManager, command: string, concerned: Concerned, now: Date) {
  return insertEntries(tx, [{ event: 'administration', command, network: null, ...concerned, at: now }]);
}

type NewEntry = Pick<SecurityEntryEntity, 'event' | 'command' | 'network' | 'at'> & {
  [Name in keyof Concerned]: Concerned[Name] | null;
};

async function insertEntries(tx: EntityManager, entries: readonly NewEntry[]): Promise<void> {
  const rows = entries.map(
    ({
      coachId = null,
      teamId = null,
      apiKeyId = null,
      athleteId = null,
      byCoachId = null,
      role = null,
      detail = null,
      ...entry
    }) => ({
      id: newEntryId(),
      ...entry,
      ...{ coachId, teamId, apiKeyId, athleteId, byCoachId, role, detail },
    }),
  );
  await insertOrRetry(tx, SecurityEntryEntity, rows);
}

/** 53 random bits: the whole numbers that JavaScript holds exactly. If two are ever equal, the write runs again. */
function newEntryId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}
