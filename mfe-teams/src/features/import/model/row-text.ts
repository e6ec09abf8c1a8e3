import { formatMediumDate } from '@touchline/contracts/date-format';
import { JOINS_TEAM } from '@touchline/contracts/import-fields';
import { importTargetOf } from '@touchline/contracts/import-targets';
import type { ImportChange, ImportedRow } from '@touchline/contracts/imports.schema';
import { importTexts } from '../../../shared/texts/import-texts.js';

const FIELDS = new Map(importTargetOf('roster', []).fields.map((field) => [field.key, field]));

/** What a row brings: the values of somebody new, or the changes of somebody known. */
export function rowText({ outcome, values, changes }: ImportedRow, isOverwritten: boolean): string[] {
  if (outcome === 'new')
    return Object.entries(values).flatMap(([field, value]) =>
      value === null ? [] : [importTexts.filled(labelOf(field), shown(field, value))],
    );
  return changes.map((change) => changeText(change, isOverwritten));
}

function changeText({ field, from, to, was_edited: wasEdited }: ImportChange, isOverwritten: boolean): string {
  if (field === JOINS_TEAM) return importTexts.joins;
  const [label, next] = [labelOf(field), shown(field, to)];
  if (from === null) return importTexts.filled(label, next);
  return wasEdited && !isOverwritten
    ? importTexts.kept(label, shown(field, from), next)
    : importTexts.change(label, shown(field, from), next);
}

const labelOf = (field: string): string => FIELDS.get(field)?.label ?? field;

function shown(field: string, value: string | number | null): string {
  if (value === null) return '';
  const { kind, unit } = FIELDS.get(field) ?? { kind: 'text', unit: undefined };
  if (kind === 'birth_day') return formatMediumDate(String(value));
  return unit === undefined ? String(value) : `${value} ${unit}`;
}
