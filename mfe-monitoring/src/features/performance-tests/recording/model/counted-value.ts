import { dayValues } from '@touchline/contracts/measure-values';
import { TRIALS_MAX, type Side } from '@touchline/contracts/measure-rules';
import { decimalsOf, withUnit } from '@touchline/contracts/measure-texts';
import { fieldOf, ownFieldKey, type OwnTest } from './sheet-tests.js';
import type { ShownValues, Texts } from './sheet.js';
import { parseTyped } from './typed-value.js';

/** What the trials of an athlete and side come to, typed and stored ones together; null without a valid trial. */
export function countedValue(
  test: OwnTest,
  side: Side,
  athleteId: number,
  { texts, seen }: { texts: Texts; seen: ShownValues },
): number | null {
  // A test may have had more trials than it has now: stored ones count.
  const trials = Array.from({ length: TRIALS_MAX }, (_, at) => at + 1).flatMap((trial) => {
    const field = fieldOf({ key: ownFieldKey(test.measure, side, trial) }, athleteId);
    const text = texts.get(field);
    const typed = text === undefined ? null : parseTyped(test, text);
    const value = typed === null ? seen?.get(field) : typed.is === 'value' ? typed.value : undefined;
    return value === undefined ? [] : [{ trial, value }];
  });
  const { measure_version } = test.definition;
  const [counted] = dayValues(
    trials.map((trial) => ({ ...trial, day: '', side, measure_version, event_id: null })),
    () => test.definition,
  );
  return counted?.value ?? null;
}

/** The value with its unit; a mean has one decimal more than the trials. */
export function countedText({ definition }: OwnTest, value: number): string {
  const more = definition.trial_rule === 'mean' && definition.trials > 1 ? 1 : 0;
  return withUnit(value.toFixed(decimalsOf(definition) + more), definition.unit);
}
