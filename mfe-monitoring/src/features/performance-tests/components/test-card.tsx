import { useMemo } from 'react';
import { mdiPlayCircleOutline } from '@mdi/js';
import type { PerformanceTestKind } from '@touchline/contracts/performance-test-kinds';
import type { UsualTests } from '@touchline/contracts/comparisons.schema';
import type { PerformanceTest } from '@touchline/contracts/performance-tests.schema';
import { Box, Button, EmptyPanel, Icon, useTheme, visuallyHidden } from '@touchline/ui';
import type { BandKind, ChartView } from '../../../shared/chart-view/chart-view.js';
import { ViewedChart } from '../../../shared/chart-view/viewed-chart.js';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../../../shared/chart-card.js';
import { dateRange } from '../../../shared/date-range.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { scaleFor } from '../../../shared/scale.js';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';
import { useWidth } from '../../../shared/use-width.js';
import { horizontalLabelStyles } from '../../../shared/bar-labels.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import {
  needsStackedDates,
  testOptions,
  testSeries,
  testSummary,
  testTable,
  TESTS_PER_PAGE,
} from '../model/test-chart.js';
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
  edits: { onEdit: () => void; onRecord: () => void } | null;
}

/** The tests of one kind, five at a time. All pages share one scale, so that weeks can be compared. */
export function TestCard({ kind, records, page: wanted, onPage, edits, ...reading }: TestCardProps) {
  const { charts } = useTheme();
  const { chartTitle, name, empty, chart, minimumScale } = TEST_DISPLAYS[kind];
  const points = useMemo(() => testPoints(kind, records), [kind, records]);
  const page = useMemo(() => pageFromNewest(points, TESTS_PER_PAGE, wanted), [points, wanted]);
  const { bands, status } = useTestBands(kind, page.items, reading);
  const [box, width] = useWidth();
  const stacked = width !== null && needsStackedDates(page.items, width);
  const options = useMemo(
    () =>
      testOptions(
        kind,
        page.items,
        scaleFor(
          points.map(({ value }) => value),
          minimumScale,
        ),
        charts,
        stacked,
      ),
    [kind, page, points, minimumScale, charts, stacked],
  );
  return (
    <ChartCard
      title={chartTitle}
      range={dateRange(page.items.map(({ date }) => date))}
      edit={edits ? { label: performanceTestsTexts.editHistory(name), onEdit: edits.onEdit } : undefined}
      actions={
        edits && (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlayCircleOutline} />}
            onClick={edits.onRecord}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            Start Recording
            {/* Names the test for screen readers, which do not see the card around the button. */}
            <Box component="span" sx={visuallyHidden}>{` ${name}`}</Box>
          </Button>
        )
      }
    >
      {page.items.length === 0 ? (
        <EmptyPanel text={empty} minHeight={CARD_CHART_HEIGHT_PX} />
      ) : (
        <>
          <Box ref={box} sx={{ minWidth: 0, ...horizontalLabelStyles }}>
            {width !== null && (
              <ViewedChart
                type={chart}
                label={chartTitle}
                summary={testSummary(kind, page.items)}
                series={testSeries(kind, page.items)}
                options={options}
                height={CARD_CHART_HEIGHT_PX}
                table={testTable(kind, page.items)}
                dates={page.items.map(({ date }) => date)}
                view={reading.view}
                bands={bands}
              />
            )}
          </Box>
          {status}
          <WeekPaging page={page} counted onPage={onPage} />
        </>
      )}
    </ChartCard>
  );
}
