import { useMemo } from 'react';
import type { FatigueKind } from '@touchline/contracts/fatigue-kinds';
import type { FatigueRecord } from '@touchline/contracts/fatigue.schema';
import { Box, EmptyPanel, useTheme } from '@touchline/ui';
import { BarChart, LineChart } from '@touchline/ui/charts';
import { ChartCard } from '../../../shared/chart-card.js';
import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { dateRange } from '../../../shared/date-range.js';
import { pageFromNewest } from '../../../shared/pages.js';
import { scaleFor } from '../../../shared/scale.js';
import { useWidth } from '../../../shared/use-width.js';
import { LABELS_ABOVE_BARS } from '../../../shared/value-bars.js';
import { WeekPaging } from '../../../shared/week-paging.js';
import {
  hasStackedDates,
  testOptions,
  testSeries,
  testSummary,
  testTable,
  TESTS_PER_PAGE,
} from '../model/test-chart.js';
import { TEST_LOOKS } from '../model/test-kinds.js';
import { testPoints } from '../model/test-points.js';
import { StartRecording } from './start-recording.js';

interface TestCardProps {
  kind: FatigueKind;
  /** All tests of the athlete, of every kind. */
  records: readonly FatigueRecord[];
  /** The wanted page, 0 the newest. */
  page: number;
  onPage: (page: number) => void;
  onEdit: () => void;
  onRecord: () => void;
}

const CHARTS = { bar: BarChart, line: LineChart } as const;

/** The tests of one kind, five at a time. All pages stand on one scale, so that weeks can be compared. */
export function TestCard({ kind, records, page: wanted, onPage, onEdit, onRecord }: TestCardProps) {
  const { charts } = useTheme();
  const { chartTitle, name, empty, drawn, least } = TEST_LOOKS[kind];
  const points = useMemo(() => testPoints(kind, records), [kind, records]);
  const page = useMemo(() => pageFromNewest(points, TESTS_PER_PAGE, wanted), [points, wanted]);
  const [box, width] = useWidth();
  const stacked = width !== null && hasStackedDates(page.items, width);
  const options = useMemo(
    () =>
      testOptions(
        kind,
        page.items,
        scaleFor(
          points.map(({ value }) => value),
          least,
        ),
        charts,
        stacked,
      ),
    [kind, page, points, least, charts, stacked],
  );
  const Chart = CHARTS[drawn];
  return (
    <ChartCard
      title={chartTitle}
      range={dateRange(page.items.map(({ date }) => date))}
      edit={{ label: `Edit ${name} history`, onEdit }}
      actions={<StartRecording of={name} onStart={onRecord} />}
    >
      {page.items.length === 0 ? (
        <EmptyPanel text={empty} minHeight={CARD_CHART_HEIGHT} />
      ) : (
        <>
          <Box ref={box} sx={{ minWidth: 0, ...LABELS_ABOVE_BARS }}>
            {width !== null && (
              <Chart
                label={chartTitle}
                summary={testSummary(kind, page.items)}
                series={testSeries(kind, page.items)}
                options={options}
                height={CARD_CHART_HEIGHT}
                table={testTable(kind, page.items)}
              />
            )}
          </Box>
          <WeekPaging page={page} counted onPage={onPage} />
        </>
      )}
    </ChartCard>
  );
}
