import { formatMediumDate } from '@touchline/contracts/date-format';
import { JOINS_TEAM, type ImportTarget } from '@touchline/contracts/import-fields';
import type { ImportChange, ImportedRow } from '@touchline/contracts/imports.schema';
import { importTexts } from '../../../shared/texts/import-texts.js';

/** What a row brings: the values of something new, or the changes of something known. Events are named beside it. */
export function rowText(
  { outcome, values, changes }: ImportedRow,
  isOverwritten: boolean,
  target: ImportTarget,
): string[] {
  if (outcome === 'new' && changes.length === 0)
    return target.fields.flatMap(({ key, label }) => {
      const value = values[key] ?? null;
      const isName = key === 'title' && target.record_of === 'event';
      return value === null || isName ? [] : [importTexts.filled(label, shown(key, value, target))];
    });
  return changes.map((change) => changeText(change, isOverwritten, target));
}

function changeText(
  { field, from, to, was_edited: wasEdited }: ImportChange,
  isOverwritten: boolean,
  target: ImportTarget,
): string {
  if (field === JOINS_TEAM) return importTexts.joins;
  const [label, next] = [labelOf(field, target), shown(field, to, target)];
  if (from === null) return importTexts.filled(label, next);
  return wasEdited && !isOverwritten
    ? importTexts.kept(label, shown(field, from, target), next)
    : importTexts.change(label, shown(field, from, target), next);
}

const labelOf = (field: string, target: ImportTarget): string => fieldIn(target, field)?.label ?? field;

function shown(field: string, value: string | number | null, target: ImportTarget): string {
  if (value === null) return '';
  const { kind, unit, choices } = fieldIn(target, field) ?? { kind: 'text' };
  if (kind === 'birth_day') return formatMediumDate(String(value));
  const choice = choices?.find((each) => each.value === value);
  if (choice) return choice.label;
  return unit === undefined ? String(value) : `${value} ${unit}`;
}

const fieldIn = ({ fields }: ImportTarget, key: string) => fields.find((field) => field.key === key);
