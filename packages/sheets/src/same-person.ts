import type { ImportTarget } from '@touchline/contracts/import-fields';
import { searchText } from '@touchline/contracts/search-text';
import type { ImportRecord, ReadRecords } from './records.js';
import { remembered } from './remembered.js';

/**
 * Refuses the second row of a person: the same name and date of birth, or where no date is known the same values throughout.
 * Others of one name may be two persons. Of the survey, which is answered once a day, it refuses the second answer of a name on a
 * day. All other targets may have several records of a person.
 */
export function refuseTwice(read: ReadRecords, { key: target }: ImportTarget): ReadRecords {
  if (target !== 'roster' && target !== 'wellness') return read;
  const nameOf = remembered(searchText);
  const seen = new Map<string, ImportRecord>();
  const records: ImportRecord[] = [];
  for (const record of read.records) {
    const key = keyOf(record, nameOf);
    const first = seen.get(key);
    seen.set(key, first ?? record);
    if (first === undefined) records.push(record);
    else read.refusals.push({ ...twice(record), values: { line: first.line, sheet: first.sheet } });
  }
  return { ...read, records };
}

const twice = ({ sheet, line, name, day }: ImportRecord) => ({
  ...{ sheet, line, day, column: null },
  text: name === null ? '' : `${name.first} ${name.last}`,
  code: day === null ? ('twice' as const) : ('twice_on_day' as const),
});

function keyOf({ name, day, values }: ImportRecord, nameOf: (name: string) => string): string {
  const other = day ?? values.date_of_birth ?? JSON.stringify(Object.entries(values));
  return `${nameOf(name?.first ?? '')}\t${nameOf(name?.last ?? '')}\t${other}`;
}
