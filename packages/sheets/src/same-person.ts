import { searchText } from '@touchline/contracts/search-text';
import type { Refusal } from './refusal.js';
import type { PersonName } from './values/name.js';

/** A record with the name of a person. */
interface NamedRecord {
  sheet: string;
  line: number;
  name: PersonName;
  values: Readonly<Record<string, string | number | null>>;
}

/**
 * Refuses the second row of a person: the same name and date of birth, or where no date is known the same values throughout.
 * Others of one name may be two persons.
 */
export function refuseTwice<Read extends { records: NamedRecord[]; refusals: Refusal[] }>(read: Read): Read {
  const seen = new Map<string, NamedRecord>();
  const records: Read['records'] = [];
  for (const record of read.records) {
    const key = keyOf(record);
    const first = seen.get(key);
    seen.set(key, first ?? record);
    if (first === undefined) records.push(record);
    else read.refusals.push({ ...twice(record), values: { line: first.line, sheet: first.sheet } });
  }
  return { ...read, records };
}

const twice = ({ sheet, line, name }: NamedRecord) => ({
  sheet,
  line,
  column: null,
  text: `${name.first} ${name.last}`,
  code: 'twice' as const,
});

function keyOf({ name, values }: NamedRecord): string {
  const person = [searchText(name.first), searchText(name.last)];
  return JSON.stringify([...person, values.date_of_birth ?? Object.entries(values)]);
}
