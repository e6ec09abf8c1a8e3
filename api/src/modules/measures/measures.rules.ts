import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import { OWN_MEASURES_MAX } from '@touchline/contracts/measure-rules';
import { changesMeaning, newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureDefinition } from '@touchline/contracts/measures.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';
import type { StoredMeasure } from './measures.repository.js';

/** Two measures that look the same in a list would be mistaken for each other. */
export function labelProblems(label: string, others: readonly Measure[]): FieldProblem[] {
  const isTaken = others.some((other) => !other.is_retired && sameLabel(newestVersion(other).label, label));
  return isTaken ? [{ path: 'label', message: `There is a measure called ${label} already.` }] : [];
}

const sameLabel = (a: string, b: string): boolean =>
  a.normalize('NFKC').toLocaleLowerCase('en') === b.normalize('NFKC').toLocaleLowerCase('en');

export function numberProblems(count: number): FieldProblem[] {
  return count < OWN_MEASURES_MAX
    ? []
    : [
        {
          path: 'label',
          message: `A club has at most ${OWN_MEASURES_MAX} measures of its own, retired ones included.`,
        },
      ];
}

/** A team whose athletes are asked for a measure. */
export interface AskingTeam {
  team: string;
  /** The first day of the next list, which does not ask for it; null: there is none. */
  replacedOn: CalendarDate | null;
}

/** A question is taken out of the lists first, so that nobody is asked what takes no answer. */
export function askedProblems(teams: readonly AskingTeam[]): FieldProblem[] {
  const names = teams.map(({ team, replacedOn }) =>
    replacedOn === null ? team : `${team} (until ${formatMediumDate(addDays(replacedOn, -1))})`,
  );
  if (names.length === 0) return [];
  const message = `Still asked by ${names.join(', ')}. Take it out of the questions first, and retire it once nobody is asked.`;
  return [{ path: 'is_retired', message }];
}

/** What a measure keeps: the kind decides who reads its values. */
export function keptProblems(stored: MeasureDefinition, sent: MeasureDefinition): FieldProblem[] {
  return (['kind', 'entered_by'] as const).flatMap((field) =>
    stored[field] === sent[field] ? [] : [{ path: field, message: 'This cannot be changed: make another measure.' }],
  );
}

/** How a changed definition is stored: in place, or as a new version from a day on. */
export type DefinitionChange = 'none' | 'in place' | { validFrom: CalendarDate };

/**
 * A change of meaning holds from tomorrow on, so that no day has values of two versions. It replaces a definition that no
 * value follows yet: without values at all, and one that begins tomorrow.
 */
export function definitionChange(
  newest: StoredMeasure,
  sent: MeasureDefinition,
  { hasValues, today }: { hasValues: boolean; today: CalendarDate },
): DefinitionChange {
  const { definition: stored, validFrom } = newest;
  const isSame = (Object.keys(sent) as (keyof MeasureDefinition)[]).every((name) => sent[name] === stored[name]);
  if (isSame) return 'none';
  const isAhead = validFrom !== null && validFrom > today;
  return changesMeaning(stored, sent) && hasValues && !isAhead ? { validFrom: addDays(today, 1) } : 'in place';
}
