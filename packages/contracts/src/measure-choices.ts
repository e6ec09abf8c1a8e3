import { CHOICES_MAX } from './measure-rules.js';

/** The values of a measure: from the smallest to the largest in steps. */
export interface Scale {
  min: number;
  max: number;
  step: number;
}

/** Whether a value can be entered: within the bounds, and a whole number of steps above the smallest. */
export function isMeasureValue(definition: Scale, value: number): boolean {
  return value >= definition.min && value <= definition.max && isOnStep(value, definition);
}

export function isOnStep(value: number, { min, step }: Pick<Scale, 'min' | 'step'>): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-6;
}

/** The values of an athlete's question, smallest first; one more than allowed when there are too many. */
export function choicesOf({ min, max, step }: Scale): number[] {
  const count = Math.min(Math.floor((max - min) / step + 1e-6) + 1, CHOICES_MAX + 1);
  return Array.from({ length: count }, (_, at) => Number((min + at * step).toFixed(3)));
}
