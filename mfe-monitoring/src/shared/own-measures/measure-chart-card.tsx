import { useMemo, type ReactNode } from 'react';
import { mdiPlayCircleOutline } from '@mdi/js';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { Box, Button, EmptyPanel, Icon, visuallyHidden } from '@touchline/ui';
import type { ChartTableData } from '@touchline/ui/charts';
import { horizontalLabelStyles } from '../bar-labels.js';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../chart-card.js';
import type { ChartBand } from '../chart-view/chart-band.js';
import type { RecordDrawing } from '../chart-view/chart-drawing.js';
import type { ChartView } from '../chart-view/chart-view.js';
import { ViewedChart } from '../chart-view/viewed-chart.js';
import { dateRange } from '../date-range.js';
import type { Page } from '../pages.js';
import { performanceTestsTexts } from '../texts/performance-tests-texts.js';
import { useWidth } from '../use-width.js';
import { WeekPaging } from '../week-paging.js';
import { needsStackedDates } from './value-options.js';

/** What a coach who may write can do with the values of a card. */
export interface MeasureEdits {
  onEdit: () => void;
  /** Undefined for a test that is not recorded any more. */
  onRecord: (() => void) | undefined;
}

export interface MeasureDrawing extends Omit<RecordDrawing, 'dates'> {
  summary: string;
  /** A row per value of the page. */
  table: ChartTableData;
  /** Series of a line chart whose values are written below their points, because another line runs above. */
  labelsBelow?: readonly number[];
}

interface MeasureChartCardProps {
  title: string;
  /** The name of the measure within a sentence. */
  name: string;
  /** Shown without values. */
  empty?: string;
  /** The values that are shown, at most one for each place on the axis. */
  page: Page<{ date: CalendarDate }>;
  /** Draws the page; `stacked`: its dates need several lines. The same function as long as it draws the same. */
  draw: (stacked: boolean) => MeasureDrawing;
  view: Pick<ChartView, 'byDay' | 'zoom'>;
  bands?: readonly ChartBand[];
  edits: MeasureEdits | null;
  onPage: (page: number) => void;
  /** Below the chart. */
  children?: ReactNode;
}

/** Apex has one offset for the values of all lines. */
const belowPoints = (series: readonly number[]) =>
  Object.fromEntries(
    series.map((at) => [
      `& .apexcharts-datalabels[data\\:realIndex="${at}"] .apexcharts-datalabel`,
      { transform: 'translateY(34px)' },
    ]),
  );

const NO_BANDS: readonly ChartBand[] = [];

/** The card of one measure: chart, weeks, history and recording. */
export function MeasureChartCard(props: MeasureChartCardProps) {
  const { title, name, empty = '', page, draw, view, bands = NO_BANDS, edits, onPage, children } = props;
  const dates = page.items.map(({ date }) => date);
  const [box, width] = useWidth();
  const stacked = width !== null && needsStackedDates(page.items, width);
  const { labelsBelow = [], ...drawing } = useMemo(() => draw(stacked), [draw, stacked]);
  return (
    <ChartCard
      title={title}
      range={dateRange(dates)}
      edit={edits ? { label: performanceTestsTexts.editHistory(name), onEdit: edits.onEdit } : undefined}
      actions={
        edits?.onRecord && (
          <Button
            variant="outlined"
            startIcon={<Icon path={mdiPlayCircleOutline} />}
            onClick={edits.onRecord}
            sx={{ minHeight: 44, whiteSpace: 'nowrap' }}
          >
            Start Recording
            {/* Names the measure for screen readers, which do not see the card around the button. */}
            <Box component="span" sx={visuallyHidden}>{` ${name}`}</Box>
          </Button>
        )
      }
    >
      {page.items.length === 0 ? (
        <EmptyPanel text={empty} minHeight={CARD_CHART_HEIGHT_PX} />
      ) : (
        <>
          <Box ref={box} sx={{ minWidth: 0, ...horizontalLabelStyles, ...belowPoints(labelsBelow) }}>
            {width !== null && (
              <ViewedChart
                {...drawing}
                label={title}
                height={CARD_CHART_HEIGHT_PX}
                dates={dates}
                view={view}
                bands={bands}
              />
            )}
          </Box>
          {children}
          <WeekPaging page={page} counted onPage={onPage} />
        </>
      )}
    </ChartCard>
  );
}
