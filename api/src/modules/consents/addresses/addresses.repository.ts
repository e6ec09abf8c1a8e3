import type { EntityManager } from 'typeorm';
import { todayIn } from '../../../common/time/local-time.js';
import { select, type RowOf } from '../../../database/row-selection.js';
import { AthleteEntity } from '../../athletes/index.js';
import { needsGuardian } from '../calc/guardian-rule.js';
import { AddressRequestEntity } from './address-request.entity.js';
import { AthleteAddressEntity } from './athlete-address.entity.js';

const CONFIRMED = select(AthleteAddressEntity, 'address', ['athleteId', 'email', 'addressOf']);
const USABLE = CONFIRMED.and<Pick<AthleteEntity, 'dateOfBirth'> & { timeZone: string; guardianAge: number }>({
  dateOfBirth: 'athlete.date_of_birth',
  timeZone: 'institution.time_zone',
  guardianAge: 'institution.guardian_age',
});

/** The confirmed address of an athlete, usable or not; null without one. */
export function findConfirmedAddress(manager: EntityManager, athleteId: number) {
  return CONFIRMED.readOne(manager, 'FROM athlete_addresses address WHERE address.athlete_id = :athleteId', {
    athleteId,
  });
}

/**
 * The addresses to which links may be mailed, by athlete: under the club's age only a guardian's. An athlete without one has
 * no entry. One query.
 */
export async function findUsableAddresses(
  manager: EntityManager,
  athleteIds: readonly number[],
  now: Date,
): Promise<Map<number, string>> {
  const rows = await USABLE.read(
    manager,
    `FROM athlete_addresses address
     INNER JOIN athletes athlete ON athlete.id = address.athlete_id
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     WHERE address.athlete_id IN (:...athleteIds)`,
    { athleteIds },
  );
  return new Map(rows.filter((row) => isUsable(row, now)).map(({ athleteId, email }) => [athleteId ?? 0, email]));
}

function isUsable({ addressOf, dateOfBirth, guardianAge, timeZone }: RowOf<typeof USABLE>, now: Date): boolean {
  return addressOf === 'guardian' || needsGuardian(dateOfBirth, guardianAge, todayIn(timeZone, now)) !== true;
}

const NAMED = select(AddressRequestEntity, 'request').and<{
  firstName: string;
  teamName: string;
  clubName: string;
  timeZone: string;
}>({
  firstName: 'athlete.first_name',
  teamName: 'team.name',
  clubName: 'institution.name',
  timeZone: 'institution.time_zone',
});

/** An address that waits to be confirmed, with the names that its mail tells. */
export type NamedAddress = RowOf<typeof NAMED>;

const OPEN = `FROM address_requests request
  INNER JOIN athletes athlete ON athlete.id = request.athlete_id
  INNER JOIN teams team ON team.id = athlete.team_id
  INNER JOIN institutions institution ON institution.id = team.institution_id
  WHERE request.expires_at > :now AND athlete.archived_at IS NULL`;

/** The address of a mailed key; null when it was confirmed, has expired or never existed. */
export function findAddressRequest(manager: EntityManager, keySha256: string, now: Date): Promise<NamedAddress | null> {
  return NAMED.readOne(manager, `${OPEN} AND request.key_sha256 = :keySha256`, { now, keySha256 });
}

/** The address of an athlete that waits to be confirmed; null without one. */
export function findWaitingAddress(manager: EntityManager, athleteId: number, now: Date): Promise<NamedAddress | null> {
  return NAMED.readOne(manager, `${OPEN} AND request.athlete_id = :athleteId`, { now, athleteId });
}
