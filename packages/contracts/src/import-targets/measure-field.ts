import type { ImportField } from '../import-fields.js';
import { decimalsOf } from '../measure-texts.js';
import { unitSymbol } from '../measure-rules.js';
import { newestVersion } from '../measure-versions.js';
import type { Measure, MeasureVersion } from '../measures.schema.js';

/** The field of a measure. Its label and its question mean it, and the further headings do. */
export function measureField(measure: Measure, headings: readonly string[] = []): ImportField {
  const definition = newestVersion(measure);
  const { label, question, min, max, step } = definition;
  const field = {
    key: measure.key,
    label,
    headings: [...(question === null ? [] : [question]), ...headings],
    min,
    max,
  };
  if (definition.unit === 'rating') return { ...field, kind: 'rating', step, ...endWords(definition) };
  const unit = unitSymbol(definition.unit);
  return { ...field, kind: 'number', decimals: decimalsOf(definition), ...(unit !== '' && { unit }) };
}

const endWords = ({ low_words, high_words }: MeasureVersion) => ({ low_words, high_words });

/** The fields of the measures that are there, in the order of `headings`, which has further headings by key. */
export function knownMeasureFields(
  measures: readonly Measure[],
  headings: Readonly<Record<string, readonly string[]>>,
): ImportField[] {
  return Object.entries(headings).flatMap(([key, own]) => {
    const measure = measures.find((each) => each.key === key);
    return measure === undefined ? [] : [measureField(measure, own)];
  });
}
