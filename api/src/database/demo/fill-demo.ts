import type { EntityManager } from 'typeorm';
import { todayIn } from '@touchline/contracts/calendar-date';
import { Institution } from '../../modules/coaches/institution.entity.js';
import { isDatabaseUnavailable, isUniqueViolation } from '../database-errors.js';
import { emptyAllTables, parentsFirst } from '../foreign-key-order.js';
import type { UnitOfWork } from '../unit-of-work.js';
import { DEMO_PARTS } from './demo-parts.js';
import type { DemoTable } from './demo-rows.js';
import { generateDemo } from './generate-demo.js';

const SEED = 20_261;
const BATCH = 500;
/** Each waits for another's filling as long as a statement may take, a few seconds. */
const ATTEMPTS = 5;

/** Somebody's real data is in the database. */
export class NotDemoDataError extends Error {
  constructor() {
    super('The database holds an institution that is not demo data: nothing was changed.');
    this.name = 'NotDemoDataError';
  }
}

/** Fills an empty database with the demo, all of it or nothing: one transaction. Does nothing where any institution exists. */
export async function fillDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  if (await unitOfWork.read.existsBy(Institution, {})) return;
  const tables = await demoTables(now);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await unitOfWork.write(async (tx) => {
        if (!(await tx.existsBy(Institution, {}))) await insertAll(tx, tables);
      });
      return;
    } catch (error) {
      // Another instance filled it in the same moment, and its filling is as good as ours.
      if (isUniqueViolation(error)) return;
      // Or it is still at it, and that takes longer than a statement may wait: look again.
      if (!isDatabaseUnavailable(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Wipes the demo and fills it anew, in one transaction. Throws NotDemoDataError where there is anything else. */
export async function resetDemo(unitOfWork: UnitOfWork, now: Date): Promise<void> {
  const tables = await demoTables(now);
  await unitOfWork.write(async (tx) => {
    if (await tx.existsBy(Institution, { isDemo: false })) throw new NotDemoDataError();
    await emptyAllTables(tx);
    await insertAll(tx, tables);
  });
}

/** Whether the demo's coaches, whose passwords are public, can sign in here. */
export function hasDemo(unitOfWork: UnitOfWork): Promise<boolean> {
  return unitOfWork.read.existsBy(Institution, { isDemo: true });
}

/** Made before the transaction: hashing passwords is slow on purpose and must not hold it open. */
async function demoTables(now: Date): Promise<DemoTable[]> {
  const demo = generateDemo(SEED, todayIn('UTC', now));
  return (await Promise.all(DEMO_PARTS.map((rows) => rows(demo, now)))).flat();
}

async function insertAll(tx: EntityManager, tables: readonly DemoTable[]): Promise<void> {
  for (const { target } of parentsFirst(tx.dataSource.entityMetadatas)) {
    const rows = tables.filter(({ table }) => table === target).flatMap((table) => table.rows);
    for (let at = 0; at < rows.length; at += BATCH) await tx.insert(target, rows.slice(at, at + BATCH) as never);
  }
}
