import { Injectable } from '@nestjs/common';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { findStoredTestsOf, PerformanceTestEntity, PerformanceTestsWriter } from '../../performance-tests/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import {
  numberIn,
  type DayWrite,
  type ImportTable,
  type StoredItem,
  type WrittenItem,
  versionsOf,
} from './import-table.js';

/** The product's own tests: one result per kind and day, whose place is the key of its measure. */
@Injectable()
export class PerformanceTestsTable implements ImportTable {
  readonly kind = 'test';
  readonly auditKind = 'fatigue';
  readonly entity = PerformanceTestEntity;
  readonly isVersioned = true;
  readonly findVersions = versionsOf(PerformanceTestEntity);
  readonly hasSeveral = false;
  readonly placeOf = keyIn;

  constructor(private readonly writer: PerformanceTestsWriter) {}

  async find(manager: EntityManager, athletes: ReachedAthletes, range: DayRange): Promise<StoredItem[]> {
    const tests = await findStoredTestsOf(manager, athletes, range);
    return tests.map(({ id, version, athleteId, recordedAt, kind, value }) => ({
      ...{ id, version, athleteId, day: recordedAt },
      values: { [keyOf(kind)]: value },
    }));
  }

  write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]> {
    const results = writes.map(({ athleteId, day, values }) => {
      const key = keyIn(values);
      return { athleteId, day, value: numberIn(values, key), kind: key.slice(PREFIX.length) as PerformanceTestKind };
    });
    return this.writer.writeHistory(tx, coach, results);
  }
}

const PREFIX = 'test.';
const keyIn = (values: ImportedValues): string => Object.keys(values).find((field) => field.startsWith(PREFIX)) ?? '';
const keyOf = (kind: PerformanceTestKind): string => `${PREFIX}${kind}`;
