import { decimalsOf, withUnit } from '@touchline/contracts/measure-texts';
import type { MeasureVersion } from '@touchline/contracts/measures.schema';
import { roundHalfUp } from '@touchline/contracts/rounding';

/** A value of a day without its unit; a mean of trials has one decimal more than they have. */
export function ownNumber(definition: MeasureVersion, value: number): string {
  const { trial_rule: rule, trials, day_rule: dayRule } = definition;
  const isMean = (rule === 'mean' && trials > 1) || dayRule === 'mean';
  const decimals = decimalsOf(definition) + (isMean ? 1 : 0);
  return roundHalfUp(value, decimals).toFixed(decimals);
}

/** `433 N`. */
export const ownText = (definition: MeasureVersion, value: number): string =>
  withUnit(ownNumber(definition, value), definition.unit);

/** A mean of the team, a usual change or a typical error, which can be smaller than a step: `18.4`. */
export function finerNumber(definition: MeasureVersion, value: number): string {
  const decimals = decimalsOf(definition) + 1;
  return roundHalfUp(value, decimals).toFixed(decimals);
}

/** `18.4 N`. */
export const finerText = (definition: MeasureVersion, value: number): string =>
  withUnit(finerNumber(definition, value), definition.unit);
