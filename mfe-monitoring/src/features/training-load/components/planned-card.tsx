import { useMemo } from 'react';
import type { PlannedDay } from '@touchline/contracts/planned-days.schema';
import { RetryAlert, Typography, useTheme, useToday } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { sentenceOf, useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { CARD_CHART_HEIGHT_PX, ChartCard } from '../../../shared/chart-card.js';
import { plannedLoadTexts } from '../../../shared/texts/planned-load-texts.js';
import { plannedDaysQuery } from '../api/get-planned-days.js';
import {
  comparedDays,
  hasPlan,
  plannedOptions,
  plannedSeries,
  plannedSpan,
  plannedSummary,
  plannedTable,
} from '../model/planned-chart.js';

/** An athlete's planned load beside the recorded load, by day. Nothing where no load is planned. */
export function PlannedCard({ athleteId }: { athleteId: number }) {
  const today = useToday();
  const query = useQuery(plannedDaysQuery(useApi(), athleteId, plannedSpan(today)));
  if (query.isError)
    return (
      <RetryAlert severity="info" onRetry={() => void query.refetch()}>
        {sentenceOf(query.error, plannedLoadTexts.loadFailed)}
      </RetryAlert>
    );
  return query.data === undefined ? null : <PlannedDays days={query.data} today={today} />;
}

function PlannedDays({ days: stored, today }: { days: readonly PlannedDay[]; today: string }) {
  const { charts } = useTheme();
  const days = useMemo(() => comparedDays(stored, today), [stored, today]);
  const series = useMemo(() => plannedSeries(days, charts), [days, charts]);
  const options = useMemo(() => plannedOptions(days, charts), [days, charts]);
  if (!hasPlan(days)) return null;
  return (
    <ChartCard title={plannedLoadTexts.title}>
      <Chart
        type="bar"
        label={plannedLoadTexts.title}
        summary={plannedSummary(days)}
        series={series}
        options={options}
        height={CARD_CHART_HEIGHT_PX}
        table={plannedTable(days)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {plannedLoadTexts.method}
      </Typography>
    </ChartCard>
  );
}
