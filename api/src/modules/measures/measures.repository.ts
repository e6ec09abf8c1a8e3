import { OWN_MEASURE_KEY } from '@touchline/contracts/measure-rules';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { EntityManager } from 'typeorm';
import { select, type RowOf } from '../../database/row-selection.js';
import { PRODUCT, toMeasures } from './measure.mapper.js';
import { MeasureEntity } from './measure.entity.js';

const MEASURE = select(MeasureEntity, 'measure');
/** A version as it is stored. */
export type StoredMeasure = RowOf<typeof MEASURE>;

/** All versions of a club's own measures, by number of the measure and then by version. One query. */
export async function findVersions(manager: EntityManager, institutionId: number): Promise<StoredMeasure[]> {
  const rows = await MEASURE.read(
    manager,
    'FROM measures measure WHERE measure.institution_id = :institutionId ORDER BY measure.measure_version',
    { institutionId },
  );
  return rows.sort((a, b) => numberOf(a.measureKey) - numberOf(b.measureKey));
}

/** All versions of one of a club's own measures, oldest first; empty for an unknown one. One query. */
export function findVersionsOf(manager: EntityManager, institutionId: number, key: string): Promise<StoredMeasure[]> {
  return MEASURE.read(
    manager,
    `FROM measures measure WHERE measure.institution_id = :institutionId AND measure.measure_key = :key
     ORDER BY measure.measure_version`,
    { institutionId, key },
  );
}

/** The measures of the product and the club's own, by key. One query. */
export async function findCatalogue(manager: EntityManager, institutionId: number): Promise<Map<string, Measure>> {
  const own = toMeasures(await findVersions(manager, institutionId));
  return new Map([...PRODUCT, ...own].map((measure) => [measure.key, measure]));
}

/** The number in the key of a club's own measure. */
export const numberOf = (key: string): number => (OWN_MEASURE_KEY.test(key) ? Number(key.slice('own.'.length)) : 0);
