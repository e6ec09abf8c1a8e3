import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../versioned/versioned-rows.js';
import { SecurityEntryEntity, type SecurityEvent } from './security-entry.entity.js';

/** Whom and what an event concerns, by their numbers. Without an institution it concerns all of them. */
interface Concerned {
  coachId?: number | undefined;
  institutionId: number | null;
  teamId?: number | undefined;
  apiKeyId?: number | undefined;
  athleteId?: number | undefined;
}

/** An event of a coach's account. `network`: see `networkOf`; null when it is not known. */
interface CoachEvent {
  event: Exclude<SecurityEvent, 'administration'>;
  coachId: number;
  institutionId: number;
  network: string | null;
}

/** Records an event in the transaction that makes it happen, so that both are stored or neither. */
export function recordCoachEvent(tx: EntityManager, { event, network, ...concerned }: CoachEvent, now: Date) {
  return insertEntry(tx, { event, command: null, network, at: now }, concerned);
}

/** Records a command of an administrator in the command's own transaction. */
export function recordAdministration(tx: EntityManager, command: string, concerned: Concerned, now: Date) {
  return insertEntry(tx, { event: 'administration', command, network: null, at: now }, concerned);
}

async function insertEntry(
  tx: EntityManager,
  entry: Pick<SecurityEntryEntity, 'event' | 'command' | 'network' | 'at'>,
  {
    coachId = null,
    institutionId,
    teamId = null,
    apiKeyId = null,
    athleteId = null,
  }: { [Name in keyof Concerned]: Concerned[Name] | null },
): Promise<void> {
  const row = { id: newEntryId(), ...entry, coachId, institutionId, teamId, apiKeyId, athleteId };
  await insertOrRetry(tx, SecurityEntryEntity, [row]);
}

/** 53 random bits: the whole numbers that JavaScript holds exactly. If two are ever equal, the write runs again. */
function newEntryId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n);
}
