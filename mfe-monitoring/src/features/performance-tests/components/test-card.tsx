import { useCallback, useMemo } from 'react';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { UsualTests } from '@touchline/contracts/comparisons.schema';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import { useTheme } from '@touchline/ui';
import type { BandKind, ChartView } from '../../../shared/chart-view/chart-view.js';
import { MeasureChartCard, type MeasureEdits } from '../../../shared/own-measures/measure-chart-card.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { scaleFor } from '../../../shared/scale.js';
import { testOptions, testSeries, testSummary, testTable, TESTS_PER_PAGE } from '../model/test-chart.js';
import { TEST_DISPLAYS } from '../model/test-displays.js';
import { testPoints } from '../model/test-points.js';
import { useTestBands } from './use-test-bands.js';

interface TestCardProps {
  kind: PerformanceTestKind;
  /** All tests of the athlete, of every kind. */
  records: readonly PerformanceTest[];
  /** The wanted page, 0 = newest. */
  page: number;
  view: Pick<ChartView, 'byDay' | 'zoom'>;
  athleteId: number;
  bands: readonly BandKind[];
  /** The usual variation of the athlete's tests; undefined: not shown, or not loaded. */
  usual: UsualTests | undefined;
  onPage: (page: number) => void;
  /** Null where the coach's role does not let tests be recorded and changed. */
  edits: MeasureEdits | null;
}

/** The tests of one kind, five at a time. All pages share one scale, so that weeks can be compared. */
export function TestCard({ kind, records, page: wanted, onPage, edits, ...reading }: TestCardProps) {
  const { charts } = useTheme();
  const { chartTitle, name, empty, chart, minimumScale } = TEST_DISPLAYS[kind];
  const points = useMemo(() => testPoints(kind, records), [kind, records]);
  const page = useMemo(() => pageFromNewest(points, TESTS_PER_PAGE, wanted), [points, wanted]);
  const { bands, status } = useTestBands(kind, page.items, reading);
  const draw = useCallback(
    (stacked: boolean) => {
      const values = points.map(({ value }) => value);
      return {
        type: chart,
        series: testSeries(kind, page.items),
        options: testOptions(kind, page.items, scaleFor(values, minimumScale), charts, stacked),
        summary: testSummary(kind, page.items),
        table: testTable(kind, page.items),
      };
    },
    [kind, chart, page, points, minimumScale, charts],
  );
  return (
    <MeasureChartCard
      title={chartTitle}
      name={name}
      empty={empty}
      page={page}
      draw={draw}
      view={reading.view}
      bands={bands}
      edits={edits}
      onPage={onPage}
    >
      {status}
    </MeasureChartCard>
  );
}
