import type { ImportField, ImportFieldKind, ImportTarget } from '@touchline/contracts/import-fields';
import { OPPONENT_HEADINGS } from '@touchline/contracts/import-targets/events';
import { headingFieldsOf, type ParsedHeading } from './headings.js';
import type { TableColumn } from './table-columns.js';
import { unitFactor } from './values/units.js';

/** Headings that mean the whole name, unless first and last name have columns of their own. */
const WHOLE_NAMES = new Set(['nom', 'nombre']);

/** The field that the heading of each column means; null for none, and for the vaguer one of two columns of one field. */
export function matchFields(columns: readonly TableColumn[], target: ImportTarget): (ImportField | null)[] {
  const { byHeading } = headingFieldsOf(target);
  const found = columns.map(({ words, unit }) => {
    const field = byHeading.get(words) ?? null;
    return field !== null && unitFactor(unit, field.unit) === null ? null : field;
  });
  return onePerField(columns, partsOfNames(columns, found, target));
}

/** The kinds of fields whose values stand below days; all other ones are of the whole row. */
const BELOW_DAYS: readonly ImportFieldKind[] = ['rating', 'number', 'minutes', 'code'];

const fieldsBelowDays = ({ fields }: ImportTarget): ImportField[] =>
  fields.filter(({ kind }) => BELOW_DAYS.includes(kind));

/** Whether all columns of days have one field, whatever else their headings say. */
export const hasOneDayField = (target: ImportTarget): boolean => fieldsBelowDays(target).length === 1;

/** The field of columns of days by what else their headings say: the only one that there is, whatever that may be. */
export function matchDayField({ words, unit }: ParsedHeading, target: ImportTarget): ImportField | null {
  const fields = fieldsBelowDays(target);
  const known = headingFieldsOf({ ...target, fields }).byHeading.get(words);
  const field = known ?? (fields.length === 1 ? fields[0] : undefined);
  return field === undefined || unitFactor(unit, field.unit) === null ? null : field;
}

/** "Name" beside "Vorname" is the last name, and "Nom" or "Nombre" without the other part the whole one. */
function partsOfNames(
  columns: readonly TableColumn[],
  found: (ImportField | null)[],
  { fields }: ImportTarget,
): (ImportField | null)[] {
  const has = (key: string) => found.some((field) => field?.key === key);
  const byKey = (key: string) => fields.find((field) => field.key === key) ?? null;
  const isOnePart = has('first_name') !== has('last_name');
  return found.map((field, index) => {
    const words = columns[index]?.words ?? '';
    if (field?.key === 'name' && words === 'name' && has('first_name') && !has('last_name')) return byKey('last_name');
    if (isOnePart && !has('name') && WHOLE_NAMES.has(words)) return byKey('name');
    return field;
  });
}

/**
 * Of several columns of one field the one with the longest heading, which says most: "Shirt number" beside "No". An opponent says
 * less than any title.
 */
function onePerField(columns: readonly TableColumn[], found: (ImportField | null)[]): (ImportField | null)[] {
  const best = new Map<string, number>();
  const lengthAt = (index: number) => {
    const words = columns[index]?.words ?? '';
    return OPPONENT_HEADINGS.includes(words) ? 0 : words.length;
  };
  for (const [index, field] of found.entries()) {
    const other = field === null ? undefined : best.get(field.key);
    if (field !== null && (other === undefined || lengthAt(index) > lengthAt(other))) best.set(field.key, index);
  }
  return found.map((field, index) => (field !== null && best.get(field.key) === index ? field : null));
}
