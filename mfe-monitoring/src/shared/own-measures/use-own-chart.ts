import { useCallback, useMemo } from 'react';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { useTheme } from '@touchline/ui';
import { pageFromNewest, type Page } from '../pages.js';
import type { MeasureDrawing } from './measure-chart-card.js';
import { lowerLines, ownLines, ownOptions, ownSeries, ownSummary, ownTable } from './own-chart.js';
import { ownDays, type OwnDay } from './own-days.js';

interface OwnChart {
  /** All days with values, oldest first. */
  all: readonly OwnDay[];
  page: Page<OwnDay>;
  draw: (stacked: boolean) => MeasureDrawing;
}

/**
 * The chart of a measure of the club.
 * @param perPage the most days of a page
 * @param wanted the page, 0 = newest
 */
export function useOwnChart(
  measure: Measure,
  values: readonly Measurement[],
  perPage: number,
  wanted: number,
): OwnChart {
  const { charts } = useTheme();
  const all = useMemo(() => ownDays(measure, values), [measure, values]);
  const page = useMemo(() => pageFromNewest(all, perPage, wanted), [all, perPage, wanted]);
  const draw = useCallback(
    (stacked: boolean) => {
      const days = page.items;
      const lines = ownLines(measure, days);
      return {
        type: 'line' as const,
        series: ownSeries(lines, days),
        options: ownOptions({ measure, lines, days, all, colors: charts, stacked }),
        summary: ownSummary(measure, days),
        table: ownTable(measure, lines, days),
        labelsBelow: lowerLines(lines, days),
      };
    },
    [measure, page, all, charts],
  );
  return { all, page, draw };
}
