import { PRODUCT_MEASURES, type ProductMeasure } from '@touchline/contracts/measure-catalogue';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';

const measure = (key: string, definition: MeasureDefinition): Measure => ({
  key,
  versions: [{ ...definition, measure_version: 1, valid_from: null }],
  is_retired: false,
  revision: null,
});

const definitionOf = ({ key: _key, store: _store, ...definition }: ProductMeasure): MeasureDefinition => definition;

const ENERGY: MeasureDefinition = {
  ...definitionOf(PRODUCT_MEASURES[0]),
  ...{ label: 'Energy', question: 'How much energy do you have?', direction: 'higher', min: 1, max: 5 },
  ...{ low_words: 'none', high_words: 'a lot' },
};
const SPEED: MeasureDefinition = {
  ...definitionOf(PRODUCT_MEASURES[7]),
  ...{ label: 'Top Speed', unit: 'm/s', min: 0, max: 12.5, step: 0.01 },
};

/** Those of the product, a question of the club (`own.3`, 1 to 5) and a test of the club (`own.4`, m/s). */
export const MEASURES: Measure[] = [
  ...PRODUCT_MEASURES.map((each) => measure(each.key, definitionOf(each))),
  measure('own.3', ENERGY),
  measure('own.4', SPEED),
];
