import type { CalendarDate } from './calendar-date.js';
import type { Measure, MeasureDefinition, MeasureVersion } from './measures.schema.js';

/** The version of a measure that holds on a day. */
export function versionOn({ versions }: Pick<Measure, 'versions'>, day: CalendarDate): MeasureVersion {
  const found = versions.findLast(({ valid_from: from }) => from === null || from <= day) ?? versions[0];
  if (!found) throw new RangeError('a measure without a version');
  return found;
}

/** A version by its number; the first for an unknown one. */
export function rulesOf({ versions: [first, ...others] }: Pick<Measure, 'versions'>, version: number): MeasureVersion {
  const found = others.find(({ measure_version: number }) => number === version) ?? first;
  if (!found) throw new RangeError('a measure without a version');
  return found;
}

/** The newest version: what is being asked, or will be from its first day on. */
export function newestVersion({ versions }: Pick<Measure, 'versions'>): MeasureVersion {
  const newest = versions.at(-1);
  if (!newest) throw new RangeError('a measure without a version');
  return newest;
}

/** What a value does not depend on: changing it makes no new version. */
const OUTSIDE_VALUES: readonly (keyof MeasureDefinition)[] = ['typical_error', 'trials'];

/** Whether values by the one definition cannot be compared with values by the other. */
export function changesMeaning(before: MeasureDefinition, after: MeasureDefinition): boolean {
  return (Object.keys(before) as (keyof MeasureDefinition)[]).some(
    (name) => !OUTSIDE_VALUES.includes(name) && before[name] !== after[name],
  );
}
