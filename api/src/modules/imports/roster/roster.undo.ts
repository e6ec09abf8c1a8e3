import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import { JOINS_TEAM } from '@touchline/contracts/import-fields';
import { In, type EntityManager } from 'typeorm';
import { notFound } from '../../../common/errors/shared.errors.js';
import { lockRows } from '../../../database/unit-of-work.js';
import { AthleteEntity, followMemberships } from '../../athletes/index.js';
import { leaveTeam, MembershipEntity } from '../../memberships/index.js';
import type { ProfilesService } from '../../profiles/index.js';
import { textOf, type AthleteRow, type ImportedValues } from '../imported-row.entity.js';
import { wholeName } from '../people/match-people.js';
import type { ImportWrite, UndoneFile, UndoOptions } from '../plan/file-plan.js';
import { rebaseLaterRows } from '../undo/other-rows.js';
import { findAttachedRecords } from './attached-records.js';
import { restoreContact } from './guardian-contacts.writer.js';
import { findRosterCandidates } from './roster.repository.js';
import type { RosterCandidate } from './roster-plan.js';
import { GUARDIAN_FIELDS } from './roster-rows.js';
import { changeEmail } from './roster.writer.js';

/**
 * Takes the rows of a roster back: athletes whom the import created are deleted while nothing hangs on them, and values that
 * it changed get their former ones unless somebody has edited them since, which the coach may have confirmed. All others stay,
 * with the reason.
 */
export async function undoRoster(
  tx: EntityManager,
  profiles: ProfilesService,
  by: ImportWrite,
  rows: readonly AthleteRow[],
  { isConfirmed = false }: UndoOptions = {},
): Promise<UndoneFile & { deletedIds: number[] }> {
  await lockRows(
    tx,
    'athletes',
    rows.map(({ athleteId }) => athleteId),
  );
  const ids = new Set(rows.map(({ athleteId }) => athleteId));
  const own = await findRosterCandidates(tx, by.coach, by.teamId, ({ id }) => ids.has(id));
  const candidates = new Map(own.map((one) => [one.id, one]));
  const createdIds = rows.filter(({ former }) => former === null).map(({ athleteId }) => athleteId);
  const attached = await findAttachedRecords(tx, createdIds);
  const versions = await findVersions(tx, createdIds);

  const undone: UndoneFile = { kept: [], removedIds: [], restoredIds: [], withoutConsent: [] };
  const deletedIds: number[] = [];
  for (const row of rows) {
    const { id, athleteId, former, version } = row;
    const athlete = candidates.get(athleteId);
    // In another coach's team by now.
    if (!athlete) throw notFound();
    const isCreated = former === null;
    const records = attached.get(athleteId);
    const isEdited = !isConfirmed && versions.get(athleteId) !== version;
    const reason = isCreated
      ? (recordedSince(records) ?? (isEdited ? 'Somebody has changed their entry since.' : null))
      : isConfirmed
        ? null
        : editedSince(athlete, row.written);
    if (reason !== null) {
      undone.kept.push({ athlete_id: athleteId, name: wholeName(athlete), reason });
    } else if (isCreated) {
      deletedIds.push(athleteId);
      undone.removedIds.push(id);
    } else {
      if (await restore(tx, profiles, athlete, { former, written: row.written }, by))
        undone.withoutConsent.push(athleteId);
      undone.restoredIds.push(id);
      if (isConfirmed) await rebaseLaterRows(tx, row);
    }
  }
  if (deletedIds.length > 0) {
    await tx.delete(MembershipEntity, { athleteId: In(deletedIds) });
    await tx.delete(AthleteEntity, { id: In(deletedIds) });
  }
  return { ...undone, deletedIds };
}

const recordedSince = (records: string | undefined): string | null =>
  records === undefined ? null : `Something was recorded since: ${records}.`;

async function findVersions(tx: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.find(AthleteEntity, { select: { id: true, version: true }, where: { id: In([...ids]) } });
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Why values stay: somebody has typed others; null when all are as they were written. */
function editedSince(athlete: RosterCandidate, written: ImportedValues): string | null {
  const edited = Object.keys(written).filter((field) => field in FIELDS && athlete.values[field] !== written[field]);
  return edited.length === 0
    ? null
    : `Somebody has changed this since: ${edited.map((field) => FIELDS[field]).join(', ')}.`;
}

/** Gives the values their former ones. Returns whether a consent ended by it. */
async function restore(
  tx: EntityManager,
  profiles: ProfilesService,
  athlete: RosterCandidate,
  { former, written }: { former: ImportedValues; written: ImportedValues },
  { coach, teamId, now, network }: ImportWrite,
): Promise<boolean> {
  const fields = Object.keys(written).filter((field) => field in FIELDS && field !== 'email');
  const body = Object.fromEntries(fields.map((field) => [field, former[field] ?? null])) as ChangeAthleteBody;
  const change = { ...body, place_team_id: teamId };
  const changed = fields.length > 0 && (await profiles.changeWithin(tx, coach, athlete.id, change, network));
  if ('email' in written) await changeEmail(tx, athlete.id, textOf(former['email']));
  if (GUARDIAN_FIELDS.some((field) => field in written)) await restoreContact(tx, athlete, { former, written });
  if (JOINS_TEAM in written && athlete.isMember) {
    await leaveTeam(tx, { athleteId: athlete.id, today: coach.today }, teamId);
    const current = await tx.findOneByOrFail(AthleteEntity, { id: athlete.id });
    await followMemberships(tx, current, { today: coach.today, now });
  }
  return changed && changed.hasConsentEnded;
}

/** The fields that a former value can be given back, as sentences name them. */
const FIELDS: Readonly<Record<string, string>> = {
  date_of_birth: 'date of birth',
  weight_kg: 'weight',
  height_cm: 'height',
  jersey_number: 'jersey number',
  position: 'position',
  email: 'mail address',
};
