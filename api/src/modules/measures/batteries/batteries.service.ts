import { Injectable } from '@nestjs/common';
import type { AddBatteryBody, Battery, ChangeBatteryBody } from '@touchline/contracts/batteries.schema';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { EntityManager } from 'typeorm';
import { requireInClub } from '../../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { FieldProblem } from '../../../common/errors/api-error.js';
import { notFound, validationFailed } from '../../../common/errors/shared.errors.js';
import { createOnce } from '../../../common/idempotency/create-once.js';
import type { IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { Clock } from '../../../common/time/clock.js';
import { mustWrite, requireVersion } from '../../../common/versioned/seen-version.js';
import { deleteVersion, replaceVersion } from '../../../common/versioned/versioned-rows.js';
import { select } from '../../../database/row-selection.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { batteryChanged } from '../measures.errors.js';
import { findCatalogue } from '../measures.repository.js';
import { BatteryEntity } from './battery.entity.js';

const BATTERY = select(BatteryEntity, 'battery', ['id', 'name', 'measures', 'version']);

/** Tests that are recorded together, of the coach's club. */
@Injectable()
export class BatteriesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  list({ institutionId }: SignedInCoach): Promise<Battery[]> {
    return BATTERY.read(
      this.unitOfWork.read,
      'FROM batteries battery WHERE battery.institution_id = :institutionId ORDER BY battery.name, battery.id',
      { institutionId },
    );
  }

  async add(coach: SignedInCoach, { name, measures }: AddBatteryBody, key: IdempotencyKey | null): Promise<Battery> {
    return this.unitOfWork.write(async (tx) => {
      await requireTests(tx, coach, measures);
      const now = this.clock.now();
      const { institutionId } = coach;
      const row = { institutionId, name, measures, version: 1, createdAt: now, updatedAt: now };
      const id = await createOnce(tx, key, now, async () => {
        const { identifiers } = await tx.insert(BatteryEntity, row);
        return Number(identifiers[0]?.['id']);
      });
      return toBattery(await this.find(tx, coach, id));
    });
  }

  async change(coach: SignedInCoach, id: number, body: ChangeBatteryBody): Promise<Battery> {
    return this.unitOfWork.write(async (tx) => {
      const stored = await this.find(tx, coach, id);
      await requireTests(tx, coach, body.measures);
      const { name, measures } = body;
      const isChanged = name !== stored.name || measures.join() !== stored.measures.join();
      const seen = { stored: stored.version, seen: body.version, conflictError: batteryChanged };
      if (!mustWrite(isChanged, seen)) return toBattery(stored);

      const next = { ...stored, name, measures, version: stored.version + 1, updatedAt: this.clock.now() };
      await replaceVersion(tx, BatteryEntity, next, stored.version);
      return toBattery(next);
    });
  }

  async remove(coach: SignedInCoach, id: number, version: number | undefined): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const stored = await this.find(tx, coach, id);
      requireVersion({ stored: stored.version, seen: version, conflictError: batteryChanged });
      await deleteVersion(tx, BatteryEntity, id, stored.version);
    });
  }

  private async find(tx: EntityManager, coach: SignedInCoach, id: number): Promise<BatteryEntity> {
    await requireInClub(tx, coach, 'performance.write');
    const stored = await tx.findOneBy(BatteryEntity, { id, institutionId: coach.institutionId });
    if (!stored) throw notFound();
    return stored;
  }
}

const toBattery = ({ id, name, measures, version }: BatteryEntity): Battery => ({ id, name, measures, version });

/** Throws unless all of them are tests of the club or of the product, each once. */
async function requireTests(tx: EntityManager, coach: SignedInCoach, keys: readonly string[]): Promise<void> {
  await requireInClub(tx, coach, 'performance.write');
  const catalogue = await findCatalogue(tx, coach.institutionId);
  const problems = keys.flatMap((key, at): FieldProblem[] => {
    const path = `measures.${at}`;
    const measure = catalogue.get(key);
    if (!measure || newestVersion(measure).entered_by !== 'staff')
      return [{ path, message: 'This is not a test of the club.' }];
    return keys.indexOf(key) < at ? [{ path, message: 'This test is in the list twice.' }] : [];
  });
  if (problems.length > 0) throw validationFailed(problems);
}
