import { unitSymbol } from '@touchline/contracts/measure-rules';
import { newestVersion } from '@touchline/contracts/measure-versions';
import type { Measure, MeasureVersion } from '@touchline/contracts/measures.schema';

/** The name of a measure; `unread` for one whose values the coach's role does not read: the catalogue leaves it out. */
export function measureLabel(catalogue: readonly Measure[], key: string, unread: string): string {
  const measure = catalogue.find((each) => each.key === key);
  return measure ? newestVersion(measure).label : unread;
}

/** `0 to 1000 N, in steps of 1`. */
export function rangeText({ min, max, step, unit }: MeasureVersion): string {
  const symbol = unitSymbol(unit);
  return `${min} to ${max}${symbol === '' ? '' : ` ${symbol}`}, in steps of ${step}`;
}

/** `3 trials, the best counts · left and right`; empty for one value. */
export function trialsText({ trials, trial_rule: rule, has_sides: hasSides }: MeasureVersion): string {
  const counted = trials > 1 ? [`${trials} trials, ${rule === 'best' ? 'the best counts' : 'their mean counts'}`] : [];
  return [...counted, ...(hasSides ? ['left and right'] : [])].join(' · ');
}
