import type { EntityManager } from 'typeorm';
import { todayIn } from '../../common/time/local-time.js';
import { InstitutionEntity } from '../../modules/coaches/accounts/institution.entity.js';
import { isDatabaseUnavailable, isUniqueViolation } from '../database-errors.js';
import { emptyAllTables, parentsFirst } from '../foreign-key-order.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { DEMO_PARTS } from './demo-parts.js';
import type { DemoTable } from './demo-rows.js';
import { generateDemo } from './generate-demo.js';

const SEED = 20_261;
const BATCH = 500;
/** A filling waits for another one as long as a statement may take, a few seconds per attempt. */
const ATTEMPTS = 5;

/** The database contains real data. */
export class NotDemoDataError extends Error {
  constructor() {
    super('The database holds an institution that is not demo data: nothing was changed.');
    this.name = 'NotDemoDataError';
  }
}

/** Fills an empty database with the demo in one transaction. Does nothing when any institution exists. */
export async function fillDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  if (await unitOfWork.read.existsBy(InstitutionEntity, {})) return;
  const tables = await demoTables(now);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await unitOfWork.write(async (tx) => {
        if (!(await tx.existsBy(InstitutionEntity, {}))) await insertAll(tx, tables);
      });
      return;
    } catch (error) {
      // Another instance filled it at the same moment, with the same rows.
      if (isUniqueViolation(error)) return;
      // Another instance may still be filling it, which takes longer than a statement may wait.
      if (!isDatabaseUnavailable(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/**
 * Deletes the demo and fills it again, in one transaction. Throws NotDemoDataError if there is any other
 * institution.
 */
export async function resetDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const tables = await demoTables(now);
  await unitOfWork.write(async (tx) => {
    if (await tx.existsBy(InstitutionEntity, { isDemo: false })) throw new NotDemoDataError();
    await emptyAllTables(tx);
    await insertAll(tx, tables);
  });
}

/** Whether the demo coaches, whose passwords are public, can sign in here. */
export function hasDemo(unitOfWork: UnitOfWork): Promise<boolean> {
  return unitOfWork.read.existsBy(InstitutionEntity, { isDemo: true });
}

/** Made before the transaction, because hashing passwords is slow on purpose and would keep it open. */
async function demoTables(now: Date): Promise<DemoTable[]> {
  const demo = generateDemo(SEED, todayIn('UTC', now));
  return (await Promise.all(DEMO_PARTS.map((rows) => rows(demo, now)))).flat();
}

async function insertAll(tx: EntityManager, tables: readonly DemoTable[]): Promise<void> {
  for (const { target } of parentsFirst(tx.dataSource.entityMetadatas)) {
    const rows = tables.filter(({ table }) => table === target).flatMap((table) => table.rows);
    for (let at = 0; at < rows.length; at += BATCH) {
      const batch = rows.slice(at, at + BATCH) as never;
      // Nobody needs the stored rows, and reading their defaults back takes a fifth of the time.
      await tx.createQueryBuilder().insert().into(target).values(batch).updateEntity(false).execute();
    }
  }
}
