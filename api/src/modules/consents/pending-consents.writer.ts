import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { In, type EntityManager } from 'typeorm';
import { withInstants } from '../../common/versioned/restore-record.js';
import { insertOrRetry } from '../../common/versioned/versioned-rows.js';
import { RetryWriteError } from '../../database/database-errors.js';
import { lockRows } from '../../database/unit-of-work.js';
import { AthleteAddressEntity } from './addresses/athlete-address.entity.js';
import { needsGuardian } from './calc/guardian-rule.js';
import { ConsentEntity } from './consent.entity.js';
import { findAskedAthlete } from './consents.repository.js';
import type { GivenConsent } from './consents.writer.js';

/** The companions of a registration, until a coach answers it: a consent, and the guardian's confirmed mail address. */

/** Takes the place of what an earlier registration of the same person came with. */
export async function storePendingConsent(
  tx: EntityManager,
  pendingAthleteId: number,
  given: GivenConsent,
  guardianEmail: string | null,
): Promise<void> {
  await dropPendingConsents(tx, [pendingAthleteId]);
  await insertOrRetry(tx, ConsentEntity, [
    { ...given, athleteId: null, currentAthleteId: null, pendingAthleteId, withdrawnAt: null, endReason: null },
  ]);
  if (guardianEmail === null) return;
  await insertOrRetry(tx, AthleteAddressEntity, [
    {
      athleteId: null,
      pendingAthleteId,
      email: guardianEmail,
      addressOf: 'guardian' as const,
      confirmedAt: given.givenAt,
    },
  ]);
}

/** Whether a guardian agreed to a registration: then a person who only knows the code cannot change it any more. */
export function isOfGuardian(tx: EntityManager, pendingAthleteId: number): Promise<boolean> {
  return tx.existsBy(ConsentEntity, { pendingAthleteId, givenBy: 'guardian' });
}

/** What came with a registration. */
export interface PendingConsents {
  consents: ConsentEntity[];
  addresses: AthleteAddressEntity[];
}

/** Reads what came with a registration, to restore it after `dropPendingConsents`. */
export async function findPendingConsents(tx: EntityManager, pendingAthleteId: number): Promise<PendingConsents> {
  return {
    consents: await tx.findBy(ConsentEntity, { pendingAthleteId }),
    addresses: await tx.findBy(AthleteAddressEntity, { pendingAthleteId }),
  };
}

/** Restores what came with a registration and was kept as JSON. */
export async function restorePendingConsents(tx: EntityManager, kept: PendingConsents): Promise<void> {
  const restore = async <T extends ConsentEntity | AthleteAddressEntity>(table: new () => T, rows: readonly T[]) => {
    const metadata = tx.dataSource.getMetadata(table);
    if (rows.length > 0)
      await insertOrRetry<T>(
        tx,
        table,
        rows.map((row) => withInstants(metadata, row)),
      );
  };
  await restore(ConsentEntity, kept.consents);
  await restore(AthleteAddressEntity, kept.addresses);
}

/** With registrations that were declined or have expired. */
export async function dropPendingConsents(tx: EntityManager, pendingAthleteIds: readonly number[]): Promise<void> {
  if (pendingAthleteIds.length === 0) return;
  const ofThem = { pendingAthleteId: In([...pendingAthleteIds]) };
  await tx.delete(ConsentEntity, ofThem);
  await tx.delete(AthleteAddressEntity, ofThem);
}

/**
 * Gives a new athlete what their accepted registration came with. Called after the registration is closed, so that none is
 * added in between. An athlete who was `known` before keeps what they have, a withdrawal too, and is asked on their own
 * phone: anybody can register in their name and say that they are the guardian. A child's own consent does not count.
 */
export async function acceptPendingConsent(
  tx: EntityManager,
  { pendingAthleteId, athleteId, known }: { pendingAthleteId: number; athleteId: number; known: boolean },
  today: CalendarDate,
): Promise<void> {
  if (known) return dropPendingConsents(tx, [pendingAthleteId]);
  const given = await tx.findOneBy(ConsentEntity, { pendingAthleteId });
  if (!given) return;

  await lockRows(tx, 'athletes', [athleteId]);
  const athlete = await findAskedAthlete(tx, athleteId);
  if (!athlete) throw new RetryWriteError();
  if (given.givenBy === 'athlete' && needsGuardian(athlete.dateOfBirth, athlete.guardianAge, today) !== false)
    return dropPendingConsents(tx, [pendingAthleteId]);

  await tx.update(
    ConsentEntity,
    { pendingAthleteId },
    { pendingAthleteId: null, athleteId, currentAthleteId: athleteId },
  );
  await tx.update(AthleteAddressEntity, { pendingAthleteId }, { pendingAthleteId: null, athleteId });
}
