import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ImportTarget, ImportTargetKey } from '@touchline/contracts/import-fields';
import { newestVersion } from '@touchline/contracts/measure-versions';
import { may, type Permission } from '@touchline/contracts/permissions';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { findCatalogue } from '../../measures/index.js';

/** What a role has to allow for files of a target. */
export const permissionOf = (target: ImportTargetKey): Permission => importTargetOf(target, []).permission;

/** Whether the coach's role in the team may add and delete events. */
export function mayPlan({ roles }: SignedInCoach, teamId: number): boolean {
  const role = roles.get(teamId);
  return role !== undefined && may(role, 'plan.write');
}

/**
 * The target with the club's measures that the coach's role in the team may write. `hasRetired`: those, too, that are measured
 * no more. One query, none for a roster.
 */
export async function findTarget(
  manager: EntityManager,
  { coach: { institutionId, roles }, teamId }: { coach: SignedInCoach; teamId: number },
  key: ImportTargetKey,
  { hasRetired = false }: { hasRetired?: boolean } = {},
): Promise<ImportTarget> {
  if (key === 'roster') return importTargetOf(key, []);
  const role = roles.get(teamId);
  const catalogue = await findCatalogue(manager, institutionId);
  const written = [...catalogue.values()].filter(
    (measure) => role && may(role, `${newestVersion(measure).kind}.write`),
  );
  return importTargetOf(key, hasRetired ? written.map((measure) => ({ ...measure, is_retired: false })) : written);
}
