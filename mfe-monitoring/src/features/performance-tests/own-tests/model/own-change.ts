import { formatShortDate } from '@touchline/contracts/date-format';
import { judgedChange, JUDGED_TESTS } from '@touchline/contracts/judged-change';
import type { Side } from '@touchline/contracts/measure-rules';
import { rulesOf } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import { testVariationTexts } from '../../../../shared/texts/test-variation-texts.js';
import { measuredSides, SIDE_LABELS, type OwnDay } from '../../../../shared/own-measures/own-days.js';
import { finerText, ownText } from '../../../../shared/own-measures/own-value-text.js';

/** The change of the latest test of each side, by the version of the latest test alone. */
export function ownChangeTexts(measure: Measure, days: readonly OwnDay[]): string[] {
  const newest = days.at(-1);
  if (!newest) return [];
  const definition = rulesOf(measure, newest.version);
  const comparable = days.filter(({ version }) => version === newest.version);
  return measuredSides(comparable).flatMap((side) => changeText(definition, side, comparable) ?? []);
}

function changeText(definition: MeasureVersion, side: Side, days: readonly OwnDay[]): string | null {
  const tests = days.flatMap(({ date, values }) => {
    const value = values.get(side);
    return value === undefined ? [] : [{ date, value }];
  });
  const [previous, latest] = tests.slice(-2);
  if (!previous || !latest) return null;

  const change = latest.value - previous.value;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  const told = ownTestsTexts.change({
    side: SIDE_LABELS[side],
    value: ownText(definition, latest.value),
    change: `${sign}${ownText(definition, Math.abs(change))}`,
    since: formatShortDate(previous.date),
    is: toneOf(definition, change),
  });
  const judged = judgedChange(
    tests.slice(-JUDGED_TESTS).map(({ value }) => value),
    definition.typical_error,
  );
  if (judged === null) return told;
  const range = `±${finerText(definition, judged.usualChange)}`;
  const error = finerText(definition, judged.typicalError);
  return [
    told,
    `${judged.isBeyond ? testVariationTexts.beyondUsual(range) : testVariationTexts.withinUsual(range)}.`,
    judged.isOwn ? testVariationTexts.ownTypicalError(error) : testVariationTexts.defaultTypicalError(error),
  ].join(' ');
}

/** Whether a change is for the better; null where neither direction is, or nothing changed. */
function toneOf({ direction }: MeasureVersion, change: number): 'better' | 'worse' | null {
  if (direction === 'neither' || change === 0) return null;
  return change > 0 === (direction === 'higher') ? 'better' : 'worse';
}
