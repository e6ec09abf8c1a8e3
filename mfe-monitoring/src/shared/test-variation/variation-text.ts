import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { TestVariation } from '@touchline/contracts/performance-tests.schema';
import { testVariationTexts } from '../texts/test-variation-texts.js';

/** `3.18 kg`: with the stored decimals, because a usual change can be smaller than the shown ones. */
export function differenceText(kind: PerformanceTestKind, difference: number): string {
  const { decimals, unit } = PERFORMANCE_TEST_LIMITS[kind];
  return `${Math.abs(difference).toFixed(decimals)} ${unit}`;
}

/** `Within usual variation (±3.18 kg)` or `Beyond …`; null when there is no change to judge. */
export function variationText(
  kind: PerformanceTestKind,
  { beyond, usual_change: usual }: TestVariation,
): string | null {
  if (beyond === null) return null;
  const range = `±${differenceText(kind, usual)}`;
  return beyond ? testVariationTexts.beyondUsual(range) : testVariationTexts.withinUsual(range);
}

/** Where the usual change comes from: `Typical error 1.50 kg (default until there are 6 tests).` */
export function typicalErrorText(kind: PerformanceTestKind, { typical_error: error, own }: TestVariation): string {
  const text = differenceText(kind, error);
  return own ? testVariationTexts.ownTypicalError(text) : testVariationTexts.defaultTypicalError(text);
}
