import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { isUniqueViolation, RetryWriteError } from '../../database/database-errors.js';
import { InstallationEntity } from './installation.entity.js';

const SLOT = 1;

/**
 * The number of the installation that the database belongs to. The first call gives it one; a restored database keeps
 * that of its backup.
 */
export async function installationId(tx: EntityManager, now: Date): Promise<string> {
  const known = await tx.findOneBy(InstallationEntity, { slot: SLOT });
  if (known) return known.installationId;

  const row = { slot: SLOT, installationId: randomUUID(), createdAt: now };
  try {
    await tx.insert(InstallationEntity, row);
  } catch (error) {
    // Another process has given one at the same moment.
    throw isUniqueViolation(error) ? new RetryWriteError() : error;
  }
  return row.installationId;
}
