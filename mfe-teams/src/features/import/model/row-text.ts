import { importValueText, JOINS_TEAM, type ImportTarget } from '@touchline/contracts/import-fields';
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

const shown = (field: string, value: string | number | null, target: ImportTarget): string =>
  importValueText(fieldIn(target, field), value);

const fieldIn = ({ fields }: ImportTarget, key: string) => fields.find((field) => field.key === key);
