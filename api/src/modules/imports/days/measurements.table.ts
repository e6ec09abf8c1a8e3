import { Injectable } from '@nestjs/common';
import { OWN_MEASURE_KEY, type Side } from '@touchline/contracts/measure-rules';
import type { EntityManager } from 'typeorm';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import type { DayRange, ReachedAthletes } from '../../../common/paging/athlete-rows.js';
import { findCatalogue } from '../../measures/index.js';
import {
  findValuesOf,
  MeasurementEntity,
  MeasurementsWriter,
  type MeasurementInput,
} from '../../measurements/index.js';
import type { ImportedValues } from '../imported-row.entity.js';
import {
  numberOrNull,
  type DayItem,
  type DayWrite,
  type ImportTable,
  type StoredItem,
  type WrittenItem,
  versionsOf,
} from './import-table.js';

/** Results of the club's own tests: one value per side and trial. */
@Injectable()
export class MeasurementsTable implements ImportTable {
  readonly kind = 'measurement';
  readonly auditKind = 'fatigue';
  readonly entity = MeasurementEntity;
  readonly isVersioned = true;
  readonly findVersions = versionsOf(MeasurementEntity);
  readonly hasSeveral = false;
  readonly placeOf = (values: ImportedValues) => `${keyIn(values)} ${sideOf(values)} ${trialOf(values)}`;

  constructor(private readonly writer: MeasurementsWriter) {}

  async find(
    manager: EntityManager,
    athletes: ReachedAthletes,
    range: DayRange,
    fields: readonly string[],
  ): Promise<StoredItem[]> {
    const values = await findValuesOf(manager, athletes, fields, range);
    return values
      .filter(({ eventId }) => eventId === 0)
      .map(({ id, version, athleteId, day, measureKey, side, trial, value }) => ({
        ...{ id, version, athleteId, day },
        values: { [measureKey]: value, side, trial },
      }));
  }

  async write(tx: EntityManager, coach: SignedInCoach, writes: readonly DayWrite[]): Promise<WrittenItem[]> {
    const catalogue = await findCatalogue(tx, coach.institutionId);
    const inputs = writes.map((write, at) => toMeasurementInput(write, `rows.${at}`));
    const written = await this.writer.write(tx, coach, catalogue, inputs, 'import');
    return written.flatMap(({ row }) => row ?? []);
  }

  /** The kind of each measure decides as what its write is recorded. */
  async remove(tx: EntityManager, coach: SignedInCoach, rows: readonly DayItem[]): Promise<void> {
    await this.write(
      tx,
      coach,
      rows.map((row) => ({ ...row, stored: undefined, values: { ...row.values, [keyIn(row.values)]: null } })),
    );
  }
}

/** A result as it is written; null takes it back. */
export const toMeasurementInput = ({ athleteId, day, values }: DayItem, path: string): MeasurementInput => ({
  ...{ athleteId, day, measureKey: keyIn(values), side: sideOf(values), trial: trialOf(values), eventId: 0 },
  ...{ value: numberOrNull(values, keyIn(values)), path },
});

const keyIn = (values: ImportedValues): string =>
  Object.keys(values).find((field) => OWN_MEASURE_KEY.test(field)) ?? '';
const sideOf = (values: ImportedValues): Side => (values['side'] ?? 'none') as Side;
const trialOf = (values: ImportedValues): number => numberOrNull(values, 'trial') ?? 1;
