import { UNITS } from '@touchline/contracts/measure-rules';
import type { MeasureDefinition } from '@touchline/contracts/measures.schema';

/** `0 to 1000 N, in steps of 1`. */
export function rangeText({ min, max, step, unit }: MeasureDefinition): string {
  const { symbol } = UNITS[unit];
  return `${min} to ${max}${symbol === '' ? '' : ` ${symbol}`}, in steps of ${step}`;
}

/** `3 trials, the best counts · left and right`; empty for one value. */
export function trialsText({ trials, trial_rule: rule, has_sides: hasSides }: MeasureDefinition): string {
  const counted = trials > 1 ? [`${trials} trials, ${rule === 'best' ? 'the best counts' : 'their mean counts'}`] : [];
  return [...counted, ...(hasSides ? ['left and right'] : [])].join(' · ');
}
