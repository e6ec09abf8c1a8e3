import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { UsualTests, UsualWellness } from '@touchline/contracts/comparisons.schema';
import { PERFORMANCE_TEST_LIMITS, type PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import { BASELINE_DAYS, BASELINE_LEAST, LEAST_USUAL_DEVIATION } from '@touchline/contracts/squad-rules';
import type { ChartBand } from '../chart-view/chart-band.js';
import { differenceText, typicalErrorText, variationText } from '../test-variation/variation-text.js';
import { chartViewTexts } from '../texts/chart-view-texts.js';

/** The usual range of the Hooper Index; `axisOf` names its line. Says how far the baseline is while it builds. */
export function usualWellnessBand(rows: UsualWellness, dates: readonly CalendarDate[], axisOf: string): ChartBand {
  const byDate = new Map(rows.map((row) => [row.date, row]));
  const shown = dates.flatMap((date) => byDate.get(date) ?? []);
  const building = shown.findLast(({ mean }) => mean === null);
  return {
    kind: 'usual',
    name: chartViewTexts.usualName,
    axisOf,
    rangeOn: (date) => {
      const { low = null, high = null } = byDate.get(date) ?? {};
      if (low === null || high === null) return null;
      return { low, high, text: chartViewTexts.usualOf(low.toFixed(1), high.toFixed(1)) };
    },
    notes: [
      ...(shown.some(({ mean }) => mean !== null)
        ? [chartViewTexts.usualHooper(BASELINE_DAYS, LEAST_USUAL_DEVIATION)]
        : []),
      ...(building ? [chartViewTexts.building(building.n, BASELINE_LEAST)] : []),
    ],
  };
}

/** The usual range of a test of the product. */
export function usualTestBand(rows: UsualTests, kind: PerformanceTestKind, dates: readonly CalendarDate[]): ChartBand {
  const tests = rows.filter((row) => row.kind === kind);
  const newest = tests.find(({ date }) => date === dates.at(-1));
  return aroundPrevious(tests, {
    text: (value) => value.toFixed(PERFORMANCE_TEST_LIMITS[kind].decimals),
    notes: newest === undefined ? [] : testNotes(kind, newest),
  });
}

/** A test beside the one before it. */
interface TestAfterTest {
  date: CalendarDate;
  /** Null for the first. */
  previous: number | null;
  /** Null: not known. */
  usual_change: number | null;
}

/** The range around the previous test, from the day after it up to the test itself; `tests`: oldest first. */
export function aroundPrevious(
  tests: readonly TestAfterTest[],
  { text, notes }: { text: (value: number) => string; notes: readonly string[] },
): ChartBand {
  return {
    kind: 'usual',
    name: chartViewTexts.usualName,
    rangeOn: (date) => {
      const { previous = null, usual_change: usual = null } = tests.find((test) => test.date >= date) ?? {};
      if (previous === null || usual === null) return null;
      const [low, high] = [previous - usual, previous + usual];
      return { low, high, text: chartViewTexts.usualOf(text(low), text(high)) };
    },
    notes,
  };
}

function testNotes(kind: PerformanceTestKind, test: UsualTests[number]): string[] {
  const judged = variationText(kind, test);
  if (judged === null) return [chartViewTexts.firstTest];
  return [
    chartViewTexts.usualTest(`±${differenceText(kind, test.usual_change)}`),
    typicalErrorText(kind, test),
    chartViewTexts.newestTest(judged),
  ];
}
