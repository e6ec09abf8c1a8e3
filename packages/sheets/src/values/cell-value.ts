import type { RefusalCode, RefusalValues } from '../refusal.js';

/**
 * What a cell holds for a field: a value, null when it is missing, or why it cannot be stored. `original` is the number of
 * the file for a value that was converted from another scale.
 */
export type CellValue<Value> =
  | { value: Value | null; refusal?: undefined; original?: number }
  | { value?: undefined; original?: undefined; refusal: { code: RefusalCode; values: RefusalValues } };

export const stored = <Value>(value: Value | null): CellValue<Value> => ({ value });

export const refuse = (code: RefusalCode, values: RefusalValues = {}): CellValue<never> => ({
  refusal: { code, values },
});
