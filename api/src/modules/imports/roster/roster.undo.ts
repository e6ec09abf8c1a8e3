import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import { JOINS_TEAM } from '@touchline/contracts/import-fields';
import type { UndoneImport } from '@touchline/contracts/imports.schema';
import { In, type EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { AthleteEntity, followMemberships } from '../../athletes/index.js';
import { leaveTeam, MembershipEntity } from '../../memberships/index.js';
import type { ProfilesService } from '../../profiles/index.js';
import type { ImportedRowEntity, ImportedValues } from '../imported-row.entity.js';
import { findAttachedRecords } from './attached-records.js';
import { restoreContact } from './guardian-contacts.writer.js';
import { findRosterCandidates } from './roster.repository.js';
import type { RosterCandidate } from './roster-plan.js';
import { GUARDIAN_FIELDS } from './roster-rows.js';

/** Ids of athletes, and those who stay. */
export interface UndoneRoster extends Pick<UndoneImport, 'kept'> {
  removedIds: number[];
  restoredIds: number[];
}

/**
 * Takes the rows of a roster back: athletes whom the import created are deleted while nothing hangs on them, and values that
 * it changed get their former ones unless somebody has edited them since. All others stay, with the reason.
 */
export async function undoRoster(
  tx: EntityManager,
  profiles: ProfilesService,
  { coach, teamId, now }: { coach: SignedInCoach; teamId: number; now: Date },
  rows: readonly ImportedRowEntity[],
): Promise<UndoneRoster> {
  await lockRows(
    tx,
    'athletes',
    rows.map(({ athleteId }) => athleteId),
  );
  const ids = new Set(rows.map(({ athleteId }) => athleteId));
  const own = await findRosterCandidates(tx, coach, teamId, ({ id }) => ids.has(id));
  const candidates = new Map(own.map((one) => [one.id, one]));
  const createdIds = rows.filter(({ former }) => former === null).map(({ athleteId }) => athleteId);
  const attached = await findAttachedRecords(tx, createdIds);
  const versions = await findVersions(tx, createdIds);

  const undone: UndoneRoster = { kept: [], removedIds: [], restoredIds: [] };
  for (const { athleteId, former, written } of rows) {
    const athlete = candidates.get(athleteId);
    // In another coach's team by now.
    if (!athlete) throw notFound();
    const reason =
      former === null
        ? (attached.get(athleteId) ??
          (versions.get(athleteId) === 1 ? null : 'Somebody has changed their entry since.'))
        : await restore(tx, profiles, athlete, { former, written }, { coach, teamId, now });
    if (reason !== null) {
      undone.kept.push({ athlete_id: athleteId, first_name: athlete.firstName, last_name: athlete.lastName, reason });
    } else if (former === null) undone.removedIds.push(athleteId);
    else undone.restoredIds.push(athleteId);
  }
  if (undone.removedIds.length > 0) {
    await tx.delete(MembershipEntity, { athleteId: In(undone.removedIds) });
    await tx.delete(AthleteEntity, { id: In(undone.removedIds) });
  }
  return undone;
}

async function findVersions(tx: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.find(AthleteEntity, { select: { id: true, version: true }, where: { id: In([...ids]) } });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Returns why values stay; null when all of them have their former ones again. */
async function restore(
  tx: EntityManager,
  profiles: ProfilesService,
  athlete: RosterCandidate,
  { former, written }: { former: ImportedValues; written: ImportedValues },
  { coach, teamId, now }: { coach: SignedInCoach; teamId: number; now: Date },
): Promise<string | null> {
  const fields = Object.keys(written).filter((field) => field in BODY_FIELDS);
  const edited = fields.filter((field) => athlete.values[field] !== written[field]);
  if (edited.length > 0)
    return `Somebody has changed this since: ${edited.map((field) => BODY_FIELDS[field]).join(', ')}.`;

  const body = Object.fromEntries(fields.map((field) => [field, former[field] ?? null])) as ChangeAthleteBody;
  if (fields.length > 0) await profiles.changeWithin(tx, coach, athlete.id, { ...body, place_team_id: teamId }, null);
  if (GUARDIAN_FIELDS.some((field) => field in written)) await restoreContact(tx, athlete, { former, written });
  if (JOINS_TEAM in written && athlete.isMember) {
    await leaveTeam(tx, { athleteId: athlete.id, today: coach.today }, teamId);
    const current = await tx.findOneByOrFail(AthleteEntity, { id: athlete.id });
    await followMemberships(tx, current, { today: coach.today, now });
  }
  return null;
}

/** The fields that a former value can be given back, as sentences name them. */
const BODY_FIELDS: Readonly<Record<string, string>> = {
  date_of_birth: 'date of birth',
  weight_kg: 'weight',
  height_cm: 'height',
  jersey_number: 'jersey number',
  position: 'position',
};
