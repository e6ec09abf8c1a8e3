import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { takesMeasurements } from '@touchline/contracts/measure-catalogue';
import type { Side } from '@touchline/contracts/measure-rules';
import { valueSentence } from '@touchline/contracts/measure-texts';
import { isAskedOfAthletes } from '@touchline/contracts/measure-problems';
import { newestVersion, versionOn } from '@touchline/contracts/measure-versions';
import { isMeasureValue } from '@touchline/contracts/measure-choices';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import type { FieldProblem } from '../../common/errors/api-error.js';

/** A value to store in its place; null removes the stored one. */
export interface MeasurementInput {
  athleteId: number;
  day: CalendarDate;
  measureKey: string;
  side: Side;
  trial: number;
  /** 0: of no event. */
  eventId: number;
  value: number | null;
  /** The version of the measure by which the value was given; undefined: the one of the day. */
  measureVersion?: number | undefined;
  /** The version that the writer saw, 0 for none; undefined: any. */
  version?: number | undefined;
  /** Where the entry is in the body, such as `entries.3`. */
  path: string;
}

/** Which value of which athlete. */
export const placeOf = ({
  athleteId,
  day,
  measureKey,
  side,
  trial,
  eventId,
}: Omit<MeasurementInput, 'value' | 'path'>) => `${athleteId} ${day} ${measureKey} ${side} ${trial} ${eventId}`;

interface WriteRules {
  catalogue: ReadonlyMap<string, Measure>;
  /** The last day that may be written. */
  latest: CalendarDate;
  isStored: (input: MeasurementInput) => boolean;
}

const CHANGED = 'The question has changed since it was shown: answer it as it is asked now.';

/** What the schema cannot check: the catalogue decides which values there are. In the order of the entries. */
export function writeProblems(inputs: readonly MeasurementInput[], rules: WriteRules): FieldProblem[] {
  const seen = new Set<string>();
  return inputs.flatMap((input) => {
    const { path } = input;
    const measure = rules.catalogue.get(input.measureKey);
    // Those of the product have tables and routes of their own.
    if (!measure || !takesMeasurements(measure.key))
      return [{ path: `${path}.measure`, message: 'This is not a test of the club.' }];
    if (input.day > rules.latest) return [{ path: `${path}.day`, message: 'Date must not be in the future.' }];
    if (seen.has(placeOf(input)))
      return [{ path: `${path}.measure`, message: 'This value appears twice for the same athlete and day.' }];
    seen.add(placeOf(input));
    const isNew = input.value !== null && !rules.isStored(input);
    // What a day or a session asks is decided by its list: an answer may come after the question was retired.
    if (measure.is_retired && isNew && !isAskedOfAthletes(newestVersion(measure).entered_by))
      return [{ path: `${path}.measure`, message: 'This measure is retired: it takes no new values.' }];
    const definition = versionOn(measure, input.day);
    if (input.value !== null && (input.measureVersion ?? definition.measure_version) !== definition.measure_version)
      return [{ path: `${path}.measure_version`, message: CHANGED }];
    return valueProblems(input, definition, isNew);
  });
}

/** A stored trial can be corrected when its test has fewer trials by now. */
function valueProblems(
  { path, side, trial, value }: MeasurementInput,
  definition: MeasureVersion,
  isNew: boolean,
): FieldProblem[] {
  if ((side !== 'none') !== definition.has_sides) {
    const message = definition.has_sides ? 'Side must be left or right.' : 'Side must be none.';
    return [{ path: `${path}.side`, message }];
  }
  if (trial > definition.trials && isNew)
    return [{ path: `${path}.trial`, message: `Trial must be from 1 to ${definition.trials}.` }];
  return value === null || isMeasureValue(definition, value)
    ? []
    : [{ path: `${path}.value`, message: valueSentence(definition) }];
}
