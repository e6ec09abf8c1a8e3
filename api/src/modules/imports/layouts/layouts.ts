import type { ImportReading } from '@touchline/contracts/import-plan.schema';
import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import type { EntityManager } from 'typeorm';
import { insertOrRetry } from '../../../common/versioned/versioned-rows.js';
import { ImportLayoutEntity } from './import-layout.entity.js';

type LayoutKey = Pick<ImportLayoutEntity, 'teamId' | 'target' | 'fingerprint'>;

/** How the last file of the team with these headings was read; null for new headings. One query. */
export async function findLayout(manager: EntityManager, key: LayoutKey): Promise<ImportReading | null> {
  return (await manager.findOneBy(ImportLayoutEntity, key))?.reading ?? null;
}

/** Keeps how a file was read, for the next one with the same headings. */
export async function keepLayout(
  tx: EntityManager,
  key: { teamId: number; target: ImportTargetKey; fingerprint: string },
  reading: ImportReading,
  now: Date,
): Promise<void> {
  const { affected } = await tx.update(ImportLayoutEntity, key, { reading, updatedAt: now });
  if (affected !== 1) await insertOrRetry(tx, ImportLayoutEntity, [{ ...key, reading, updatedAt: now }]);
}
