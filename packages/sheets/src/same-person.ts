import { searchText } from '@touchline/contracts/search-text';
import type { ImportRecord, ReadRecords } from './read-records.js';

/**
 * Refuses the second row of a person: the same name and date of birth, or where no date is known the same values throughout.
 * Others of one name may be two persons.
 */
export function refuseTwice(read: ReadRecords): ReadRecords {
  const seen = new Map<string, ImportRecord>();
  const records: ImportRecord[] = [];
  for (const record of read.records) {
    const key = keyOf(record);
    const first = seen.get(key);
    seen.set(key, first ?? record);
    if (first === undefined) records.push(record);
    else read.refusals.push({ ...twice(record), values: { line: first.line, sheet: first.sheet } });
  }
  return { ...read, records };
}

const twice = ({ sheet, line, name }: ImportRecord) => ({
  sheet,
  line,
  column: null,
  text: `${name.first} ${name.last}`,
  code: 'twice' as const,
});

function keyOf({ name, values }: ImportRecord): string {
  const person = [searchText(name.first), searchText(name.last)];
  return JSON.stringify([...person, values.date_of_birth ?? Object.entries(values)]);
}
