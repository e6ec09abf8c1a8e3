import type { ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import { JOINS_TEAM } from '@touchline/contracts/import-fields';
import type { EntityManager } from 'typeorm';
import { slices } from '../../../common/grouping/slices.js';
import { matchKey } from '../../../common/text/keys.js';
import { AthleteEntity, replaceAthleteVersion, type RosterPlace } from '../../athletes/index.js';
import { joinFurtherTeam } from '../../memberships/index.js';
import type { ProfilesService } from '../../profiles/index.js';
import { insertAthletes, replaceAthlete, type NewPerson } from '../../registrations/index.js';
import { textOf, type ImportedValues } from '../imported-row.entity.js';
import type { ImportWrite, WrittenFile, WrittenRow } from '../plan/file-plan.js';
import { changeContact, insertContacts, toContact } from './guardian-contacts.writer.js';
import type { PlannedRosterRow, RosterCandidate } from './roster-plan.js';
import { GUARDIAN_FIELDS } from './roster-rows.js';

export interface RosterWrite extends ImportWrite {
  /** Read before the athletes were looked through: see `nextRosterPlace`. */
  place: RosterPlace;
}

/** Writes the new and changed rows of a roster. */
export async function writeRoster(
  tx: EntityManager,
  profiles: ProfilesService,
  planned: readonly PlannedRosterRow[],
  write: RosterWrite,
): Promise<WrittenFile & { created: number[] }> {
  const fresh = planned.filter(({ outcome }) => outcome === 'new');
  const created: number[] = [];
  for (const part of slices(fresh)) {
    const rosterNumber = (write.place.rosterNumber ?? 1) + created.length;
    const persons = part.map((row) => toPerson(row, write.teamId));
    created.push(...(await insertAthletes(tx, persons, { ...write.place, rosterNumber }, write.coach.today)));
  }
  const contacts = fresh.flatMap(({ record }, at) => toContact(record.values, created[at] ?? 0, write.now) ?? []);
  await insertContacts(tx, contacts);
  const rows = fresh.map((row, at) => newRow(row, created[at] ?? 0));

  const withoutConsent: number[] = [];
  for (const row of planned) {
    if (row.outcome !== 'changed' || row.match.is !== 'athlete') continue;
    const { athlete } = row.match;
    if (await changeAthlete(tx, profiles, row, athlete, write)) withoutConsent.push(athlete.id);
    const { version } = await tx.findOneByOrFail(AthleteEntity, { id: athlete.id });
    rows.push(changedRow(row, athlete.id, version));
  }
  return { created, rows, withoutConsent };
}

function toPerson({ person, record }: PlannedRosterRow, teamId: number): NewPerson & { externalId: null } {
  const { values } = record;
  const email = textOf(values['email']);
  return {
    ...person,
    ...{ teamId, email, emailKey: email === null ? null : matchKey(email), externalId: null },
    ...{ position: textOf(values['position']), jerseyNumber: textOf(values['jersey_number']) },
    ...{ weightKg: numberOf(values['weight_kg']), heightCm: numberOf(values['height_cm']) },
  };
}

/** Returns whether a consent ended. */
async function changeAthlete(
  tx: EntityManager,
  profiles: ProfilesService,
  { stored, record }: PlannedRosterRow,
  athlete: RosterCandidate,
  { coach, teamId, now, network }: RosterWrite,
): Promise<boolean> {
  const values = Object.fromEntries(stored.map(({ field, to }) => [field, to]));
  if (JOINS_TEAM in values && athlete.archivedAt === null) {
    const current = await tx.findOneByOrFail(AthleteEntity, { id: athlete.id });
    await replaceAthleteVersion(tx, current, undefined);
    const place = { teamId, jerseyNumber: textOf(values['jersey_number']), position: textOf(values['position']) };
    await joinFurtherTeam(tx, { athleteId: athlete.id, today: coach.today }, place);
  }
  if (GUARDIAN_FIELDS.some((field) => field in values)) await changeContact(tx, athlete, record.values, now);
  if ('email' in values) await changeEmail(tx, athlete.id, textOf(values['email']));

  const body = toBody(values, { teamId, isBack: JOINS_TEAM in values && athlete.archivedAt !== null });
  if (!body) return false;
  return (await profiles.changeWithin(tx, coach, athlete.id, body, network)).hasConsentEnded;
}

/** A coach's profile of an athlete has no mail address, which the registration brings. */
export async function changeEmail(tx: EntityManager, athleteId: number, email: string | null): Promise<void> {
  const current = await tx.findOneByOrFail(AthleteEntity, { id: athleteId });
  const emailKey = email === null ? null : matchKey(email);
  await replaceAthlete(tx, current, { email, emailKey, version: current.version + 1 });
}

/** The fields that a profile has; null when none of them changes. */
function toBody(
  values: ImportedValues,
  { teamId, isBack }: { teamId: number; isBack: boolean },
): ChangeAthleteBody | null {
  const of = (...fields: string[]) =>
    Object.fromEntries(fields.flatMap((field) => (values[field] == null ? [] : [[field, values[field]]])));
  const person = of('date_of_birth', 'weight_kg', 'height_cm');
  const place = of('jersey_number', 'position');
  if (isBack) return { ...person, ...place, team_id: teamId, archived: false };
  const hasPlace = Object.keys(place).length > 0;
  if (!hasPlace && Object.keys(person).length === 0) return null;
  return { ...person, ...place, ...(hasPlace && { place_team_id: teamId }) };
}

const newRow = ({ record }: PlannedRosterRow, athleteId: number): WrittenRow => ({
  ...{ kind: 'athlete', recordId: athleteId, athleteId, day: null, version: 1, former: null, rescaled: null },
  written: record.values,
});

const changedRow = ({ stored }: PlannedRosterRow, athleteId: number, version: number): WrittenRow => ({
  ...{ kind: 'athlete', recordId: athleteId, athleteId, day: null, version, rescaled: null },
  former: Object.fromEntries(stored.map(({ field, from }) => [field, from])),
  written: Object.fromEntries(stored.map(({ field, to }) => [field, to])),
});

const numberOf = (value: string | number | null | undefined): number | null =>
  typeof value === 'number' ? value : null;
