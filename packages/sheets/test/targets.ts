import type { ImportTargetKey } from '@touchline/contracts/import-fields';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ImportReading, ImportScale } from '@touchline/contracts/import-plan.schema';
import { readFile } from '../src/read-file.js';
import { readRecords } from '../src/read-records.js';
import { recogniseFile } from '../src/recognise.js';
import { MEASURES } from './measures.js';
import { DAYS } from './rosters.js';

/** A file read by what its headings say, with these answers to its questions. */
export async function readTarget(
  key: ImportTargetKey,
  bytes: Uint8Array,
  answers: Partial<ImportReading> = {},
  name = 'file.xlsx',
) {
  const target = importTargetOf(key, MEASURES);
  const file = await readFile(bytes, name);
  const recognised = recogniseFile(file, target, DAYS);
  return { recognised, ...readRecords(file, target, { ...recognised.reading, ...answers }, DAYS) };
}
export type ReadTarget = Awaited<ReturnType<typeof readTarget>>;

/** Each record as the name, the day and the values. */
export const factsOf = ({ records }: ReadTarget) =>
  records.map(({ name, day, values }) => [name && `${name.first} ${name.last}`, day, values]);

/** What was refused, by line. */
export const codesOf = ({ refusals }: ReadTarget) => refusals.map(({ line, code }) => [line, code]);

export const kindsOf = ({ questions }: ReadTarget) => questions.map(({ kind }) => kind);

/** Fields with one scale. */
export const scaled = (fields: readonly string[], min: number, max: number, is_reversed = false): ImportScale[] =>
  fields.map((field) => ({ field, min, max, is_reversed }));

export const HOOPER = ['hooper.sleep_quality', 'hooper.fatigue', 'hooper.muscle_soreness', 'hooper.stress'];
