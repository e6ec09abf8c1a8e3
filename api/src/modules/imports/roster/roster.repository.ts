import type { EntityManager } from 'typeorm';
import { In } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { select } from '../../../database/row-selection.js';
import { findArchivedAthletes, findOwnAthletes, type RosterAthlete } from '../../athletes/index.js';
import { GuardianContactEntity } from '../../guardian-contacts/index.js';
import { ImportedRowEntity, type ImportedValues } from '../imported-row.entity.js';
import { toNamedCandidate } from '../people/named-candidate.js';
import type { RosterCandidate } from './roster-plan.js';

/**
 * The athletes of the coach whom a file of the team may name, archived ones included, with guardians and earlier imports of those
 * who are meant. Four queries.
 */
export async function findRosterCandidates(
  manager: EntityManager,
  coach: SignedInCoach,
  teamId: number,
  isMeant: (athlete: Pick<RosterCandidate, 'id' | 'firstName' | 'lastName'>) => boolean,
): Promise<RosterCandidate[]> {
  const roster = await findOwnAthletes(manager, coach, 'people.write');
  const archived = await findArchivedAthletes(manager, coach, undefined);
  const own = [...roster, ...archived];
  const ids = own.flatMap(({ athlete }) => (isMeant(athlete) ? [athlete.id] : []));
  const written = await findWritten(manager, ids);
  const contacts =
    ids.length === 0
      ? []
      : await manager.find(GuardianContactEntity, {
          where: { athleteId: In(ids) },
          order: { createdAt: 'ASC', id: 'ASC' },
        });
  const contactsOf = byAthlete(contacts);
  return own.map((entry) => ({
    ...toCandidate(entry, teamId),
    contacts: contactsOf.get(entry.athlete.id) ?? [],
    written: written.get(entry.athlete.id) ?? {},
  }));
}

function toCandidate(entry: RosterAthlete, teamId: number): Omit<RosterCandidate, 'contacts' | 'written'> {
  const { athlete, memberships } = entry;
  const { dateOfBirth, email } = athlete;
  const place = memberships.find((membership) => membership.teamId === teamId);
  return {
    ...toNamedCandidate(entry, teamId),
    values: {
      ...{ date_of_birth: dateOfBirth, email, weight_kg: athlete.weightKg, height_cm: athlete.heightCm },
      ...{ jersey_number: place?.jerseyNumber ?? null, position: place?.position ?? null },
    },
  };
}

const WRITTEN = select(ImportedRowEntity, 'row', ['recordId', 'written']);

/** The values that imports wrote last, by athlete. One query. */
async function findWritten(
  manager: EntityManager,
  athleteIds: readonly number[],
): Promise<Map<number, ImportedValues>> {
  if (athleteIds.length === 0) return new Map();
  const rows = await WRITTEN.read(
    manager,
    `FROM imported_rows row INNER JOIN imports file ON file.id = row.import_id
     WHERE row.kind = 'athlete' AND row.athlete_id IN (:...athleteIds) ORDER BY file.created_at, row.id`,
    { athleteIds },
  );
  const written = new Map<number, ImportedValues>();
  for (const { recordId: id, written: values } of rows) written.set(id, { ...written.get(id), ...values });
  return written;
}
