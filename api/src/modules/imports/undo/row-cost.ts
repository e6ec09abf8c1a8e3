import { importValueText, type ImportField } from '@touchline/contracts/import-fields';
import type { ImportedKind, ImportedRowChange, StandingRow } from '@touchline/contracts/imports.schema';
import type { ImportedValues } from '../imported-row.entity.js';

/** A row of a later file about the same record. */
export interface LaterRow {
  version: number;
  written: ImportedValues;
  fileName: string;
}

/** What taking a row back would cost, in sentences, and who changed its record since. */
export interface RowCost {
  changedBy: ImportedRowChange | null;
  cost: string;
}

/** What is compared: the record as it is now, what the row wrote and replaced, and what later files wrote. */
export interface CostedRow {
  kind: ImportedKind;
  version: number;
  former: ImportedValues | null;
  written: ImportedValues;
  now: { version: number; values: ImportedValues };
  later: readonly LaterRow[];
}

/** A record as sentences name it. */
const RECORDS: Readonly<Record<ImportedKind, string>> = {
  athlete: 'this athlete',
  wellness: 'this day’s answer',
  session: 'this session',
  test: 'this result',
  measurement: 'this result',
  attendance: 'this mark',
  event: 'this event',
};

export type Fields = ReadonlyMap<string, ImportField>;

/** What a row wrote, but for what the file has no field for, as the number of a mark's event. */
export const writtenOf = ({ written }: Pick<CostedRow, 'written'>, fields: Fields): StandingRow['written'] =>
  Object.entries(written).flatMap(([key, value]) => {
    const field = fields.get(key);
    return field && value !== null ? { label: field.label, value: importValueText(field, value) } : [];
  });

/** What deleting a record that the import created would cost. */
export function deletionCost({ kind, version, now, later }: Omit<CostedRow, 'former' | 'written'>): RowCost {
  const deletes = `Deletes ${RECORDS[kind]}`;
  if (now.version === version) return { changedBy: null, cost: `${deletes}.` };
  const file = later.findLast((row) => row.version === now.version);
  return file
    ? { changedBy: 'file', cost: `${deletes}, which “${file.fileName}” changed after this import.` }
    : { changedBy: 'edit', cost: `${deletes}, which was edited after the import.` };
}

/** What giving the fields `keys` of a record their former values would cost; `more` are sentences about what has no field. */
export function restorationCost(
  { former, written, now, later }: CostedRow,
  fields: Fields,
  { keys, more = [] }: { keys: readonly string[]; more?: readonly string[] },
): RowCost {
  const sentences: string[] = [];
  let changedBy: ImportedRowChange | null = null;
  for (const key of keys) {
    const value = now.values[key] ?? null;
    const isChanged = value !== (written[key] ?? null);
    const file = later.findLast((row) => key in row.written && row.written[key] === value);
    if (isChanged) changedBy = file ? (changedBy ?? 'file') : 'edit';
    const label = fields.get(key)?.label ?? key;
    const [from, to] = [value, former?.[key] ?? null].map((each) => quotedText(fields.get(key), each));
    if (from === to) continue;
    const source = file ? `came with “${file.fileName}”` : 'was typed after the import';
    const since = from === '' ? '; it was emptied after the import' : `; the ${from} ${source}`;
    sentences.push(`${changeText(label, from ?? '', to ?? '')}${isChanged ? since : ''}.`);
  }
  const all = [...sentences, ...more];
  return {
    changedBy,
    cost: all.length === 0 ? 'Changes nothing: the earlier values are there already.' : all.join(' '),
  };
}

function changeText(label: string, from: string, to: string): string {
  if (to === '') return `Empties ${label}, which is ${from}`;
  return from === '' ? `Sets ${label} to ${to} again` : `Sets ${label} back from ${from} to ${to}`;
}

/** Words of people stand in quotes. */
function quotedText(field: ImportField | undefined, value: string | number | null): string {
  const text = importValueText(field, value);
  return text !== '' && field?.kind === 'text' ? `“${text}”` : text;
}
