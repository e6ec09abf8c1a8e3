import { importTargetOf } from '@touchline/contracts/import-targets';
import type { RawFile } from '../src/cells.js';
import { readFile } from '../src/read-file.js';
import { readRecords } from '../src/read-records.js';
import type { ReadRecords } from '../src/records.js';
import { recogniseFile, type RecognisedFile } from '../src/recognise.js';

export const ROSTER = importTargetOf('roster', []);
/** The last day that is believed in tests. */
export const LAST_DAY = '2026-12-01';
export const DAYS = { lastDay: LAST_DAY, timeZone: 'Europe/Berlin' };

export type Answers = Partial<Pick<RecognisedFile['reading'], 'decimal_sign' | 'date_order' | 'name_order'>>;

export interface ReadRoster extends ReadRecords {
  file: RawFile;
  recognised: RecognisedFile;
}

/** A file read as a roster by what its headings say, and with these answers to its questions. */
export async function readRoster(bytes: Uint8Array, answers: Answers = {}, name = 'roster.xlsx'): Promise<ReadRoster> {
  const file = await readFile(bytes, name);
  const recognised = recogniseFile(file, ROSTER, DAYS);
  return { ...readRecords(file, ROSTER, { ...recognised.reading, ...answers }, DAYS), file, recognised };
}

/** Each record as one object, without its place. */
export const peopleOf = ({ records }: ReadRecords) => records.map(({ name, values }) => ({ ...name, ...values }));

/** The fields of the columns in order, null for unknown ones. */
export const fieldsOf = ({ recognised }: ReadRoster) => recognised.columns.map(({ field }) => field);
