import { useCallback, useMemo } from 'react';
import { labelWithUnit } from '@touchline/contracts/measure-texts';
import { newestVersion, versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import { Box, QueryPanel, Typography, useTheme, useToday } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../../../../shared/chart-card.js';
import type { ChartView } from '../../../../shared/chart-view/chart-view.js';
import { useOpenHistory } from '../../../../shared/history-dialog/use-open-history.js';
import { measurementsQuery } from '../../../../shared/measures/get-measurements.js';
import { pageFromNewest } from '../../../../shared/pages.js';
import { athleteErrorText } from '../../../../shared/texts/athlete-texts.js';
import { ownTestsTexts } from '../../../../shared/texts/own-tests-texts.js';
import { performanceTestsTexts } from '../../../../shared/texts/performance-tests-texts.js';
import { TestChartCard } from '../../components/test-chart-card.js';
import { TESTS_PER_PAGE } from '../../model/test-chart.js';
import { ownChangeTexts } from '../model/own-change.js';
import { lowerLines, ownLines, ownOptions, ownSeries, ownSummary, ownTable, seamTexts } from '../model/own-chart.js';
import { ownTestDays } from '../model/own-test-days.js';
import { OwnTestHistory } from './own-test-history.js';

interface OwnTestCardProps {
  measure: Measure;
  athleteId: number;
  /** Undefined while the list of athletes loads. */
  athleteName: string | undefined;
  /** Whether the coach's role lets the values be added and changed. */
  mayWrite: boolean;
  /** The wanted page, 0 = newest. */
  page: number;
  view: Pick<ChartView, 'byDay' | 'zoom'>;
  onPage: (page: number) => void;
  onRecord: () => void;
}

/** One test of the club. Without values only a test of performance that is still recorded has a card. */
export function OwnTestCard(props: OwnTestCardProps) {
  const { measure, athleteId } = props;
  const { kind } = newestVersion(measure);
  const query = useQuery(measurementsQuery(useApi(), athleteId, measure.key));
  const isAlwaysShown = kind === 'performance' && !measure.is_retired;
  if (query.data) return query.data.length > 0 || isAlwaysShown ? <LoadedCard {...props} trials={query.data} /> : null;
  if (query.isPending && !isAlwaysShown) return null;
  return (
    <ChartCard title={labelWithUnit(newestVersion(measure))}>
      <QueryPanel
        query={query}
        errorText={(error) => athleteErrorText(error, performanceTestsTexts.loadFailed)}
        minHeight={CARD_CHART_HEIGHT_PX}
      >
        {() => null}
      </QueryPanel>
    </ChartCard>
  );
}

function LoadedCard({ trials, ...props }: OwnTestCardProps & { trials: readonly Measurement[] }) {
  const { measure, athleteId, athleteName, mayWrite, page: wanted, view, onPage, onRecord } = props;
  const { charts } = useTheme();
  const definition = versionOn(measure, useToday());
  const history = useOpenHistory([measure.key], mayWrite);
  const all = useMemo(() => ownTestDays(measure, trials), [measure, trials]);
  const page = useMemo(() => pageFromNewest(all, TESTS_PER_PAGE, wanted), [all, wanted]);
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
  const notes = [
    ...seamTexts(measure, page.items),
    ...ownChangeTexts(measure, all),
    ...(measure.is_retired ? [ownTestsTexts.retired] : []),
  ];
  return (
    <>
      <TestChartCard
        title={labelWithUnit(definition)}
        name={definition.label}
        empty={ownTestsTexts.noOwn}
        page={page}
        draw={draw}
        view={view}
        edits={
          mayWrite
            ? { onEdit: () => history.open(measure.key), onRecord: measure.is_retired ? undefined : onRecord }
            : null
        }
        onPage={onPage}
      >
        <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
          {notes.map((note) => (
            <Typography key={note} variant="body2">
              {note}
            </Typography>
          ))}
        </Box>
      </TestChartCard>
      {history.shown && (
        <OwnTestHistory
          measure={measure}
          athleteId={athleteId}
          athleteName={athleteName}
          trials={trials}
          onClose={history.close}
        />
      )}
    </>
  );
}
