import { fieldHeading } from '@touchline/contracts/field-heading';
import type { ImportField } from '@touchline/contracts/import-fields';
import type { DecimalSign, ImportReading, ImportScale } from '@touchline/contracts/import-plan.schema';
import { cleanText } from './clean-text.js';
import { openCells, type FieldCells } from './field-cells.js';
import { question, type ScaleQuestion } from './question.js';
import { ratingNumber, readRating } from './values/rating.js';

type Ends = readonly [min: number, max: number];

/** Scales of surveys, of which the first one that holds all numbers of a column is offered. */
const COMMON_ENDS: readonly Ends[] = [
  [1, 5],
  [1, 7],
  [0, 10],
  [6, 20],
  [0, 100],
];

export interface DecidedScales {
  /** By field. */
  scales: ReadonlyMap<string, ImportScale>;
  questions: ScaleQuestion[];
}

/** The scale of each rating: what the coach has said, else what the heading says where no direction is in doubt, else asked. */
export function decideScales(
  ratings: readonly FieldCells[],
  signOf: (field: ImportField) => DecimalSign | null,
  { scales: answers = [] }: ImportReading,
): DecidedScales {
  const scales = new Map<string, ImportScale>();
  const questions: ScaleQuestion[] = [];
  for (const cells of ratings) {
    const { field } = cells.mapped;
    const answer = answers.find((each) => each.field === field.key && each.max > each.min) ?? statedScale(cells.mapped);
    if (answer !== null) scales.set(field.key, answer);
    else questions.push(...scaleQuestion(cells, signOf(field)));
  }
  return { scales, questions };
}

/** In files of this product the heading says both ends of the field's own scale with their words. */
function statedScale({ field, column: { heading, scale } }: FieldCells['mapped']): ImportScale | null {
  const { key, min, max } = field;
  if (min !== undefined && max !== undefined && heading === cleanText(fieldHeading(field)))
    return { field: key, min, max, is_reversed: false };
  if (scale === null || !field.is_one_way || scale.first >= scale.last) return null;
  return { field: key, min: scale.first, max: scale.last, is_reversed: false };
}

function scaleQuestion(cells: FieldCells, sign: DecimalSign | null): ScaleQuestion[] {
  const { field, column } = cells.mapped;
  const values = cells.cells.flatMap((cell) => ratingNumber(cell, sign) ?? []);
  if (values.length === 0) return [];
  const seen = { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
  const { min = seen.min, max = seen.max, low_words = null, high_words = null } = field;
  const offered = endsOffered(column.scale, [min, max], seen).flatMap(([low, high]) =>
    (field.is_one_way ? [false] : [false, true]).map((is_reversed) => ({
      ...{ field: field.key, min: low, max: high, is_reversed },
    })),
  );
  const open = openCells(cells, (cell) => ratingNumber(cell, sign) !== null);
  const asked = question('scales', [open], offered, (cell, scale) =>
    String(readRating(cell, { field, sign, scale }).value ?? ''),
  );
  return asked.map((each) => ({ ...each, field: field.key, seen, own: { min, max, low_words, high_words } }));
}

/** The ends of the heading, else those of the measure and the smallest common ones, if they hold all numbers. */
function endsOffered(
  stated: { first: number; last: number } | null,
  own: Ends,
  seen: { min: number; max: number },
): Ends[] {
  if (stated !== null && stated.first !== stated.last)
    return [[Math.min(stated.first, stated.last), Math.max(stated.first, stated.last)]];
  const holds = ([min, max]: Ends) => min <= seen.min && seen.max <= max;
  const common = COMMON_ENDS.find(holds);
  const ends = [...(holds(own) ? [own] : []), ...(common ? [common] : [])];
  return ends.filter(([min, max], at) => ends.findIndex((each) => each[0] === min && each[1] === max) === at);
}
