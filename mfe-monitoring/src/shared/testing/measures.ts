import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { PRODUCT_MEASURES } from '@touchline/contracts/measure-catalogue';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';

/** A test of the club with sides and trials. */
export const NORDBORD: MeasureDefinition = {
  label: 'Nordbord',
  question: null,
  unit: 'N',
  min: 0,
  max: 1000,
  step: 1,
  direction: 'higher',
  low_words: null,
  high_words: null,
  trials: 3,
  trial_rule: 'best',
  has_sides: true,
  day_rule: 'last',
  kind: 'performance',
  entered_by: 'staff',
  typical_error: null,
};

export function buildMeasure(key: string, changes: Partial<MeasureDefinition> = {}): Measure {
  return {
    key,
    versions: [{ ...NORDBORD, ...changes, measure_version: 1, valid_from: null }],
    is_retired: false,
    revision: 1,
  };
}

/** The product's measures as the catalogue lists them. */
export const PRODUCT_LIST: readonly Measure[] = PRODUCT_MEASURES.map(({ key, store: _store, ...definition }) => ({
  ...buildMeasure(key, definition),
  revision: null,
}));

/** A test of the club that is measured in kg, by half ones, from November 21, 2026 on. */
export const TWO_VERSIONS: Measure = withVersion(buildMeasure('own.1'), '2026-11-21', {
  unit: 'kg',
  max: 100,
  step: 0.5,
});

/** The measure with another definition from a day on. */
export function withVersion(measure: Measure, from: CalendarDate, changes: Partial<MeasureDefinition>): Measure {
  const newest = newestVersion(measure);
  const added = { ...newest, ...changes, measure_version: newest.measure_version + 1, valid_from: from };
  return { ...measure, versions: [...measure.versions, added] };
}

/** A question of the club that athletes answer daily from 0 to 10. */
export const buildQuestion = (key: string, changes: Partial<MeasureDefinition> = {}): Measure =>
  buildMeasure(key, {
    label: 'Groin',
    question: 'How does your groin feel?',
    unit: 'rating',
    max: 10,
    direction: 'lower',
    low_words: 'no problem',
    high_words: 'cannot train',
    trials: 1,
    has_sides: false,
    kind: 'wellness',
    entered_by: 'athlete_daily',
    ...changes,
  });
