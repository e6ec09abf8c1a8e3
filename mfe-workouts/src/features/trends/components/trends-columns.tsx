import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import { Box, Radio, Typography, type DataColumn } from '@touchline/ui';
import { AvailabilityChip } from '@touchline/ui/pickers';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { METRIC_NAMES } from '../model/metric-texts.js';
import { variationOrder, type TrendRow } from '../model/trend-rows.js';
import { MetricFigure } from './metric-figure.js';
import { StatusChip } from './status-chip.js';

/** The columns of the trends, with those of these metrics. `isTold`: whether a role in these teams tells one. */
export const trendsColumns = (
  metrics: readonly TrendMetric[],
  isTold: (metric: TrendMetric, teamIds: readonly number[]) => boolean,
): readonly DataColumn<TrendRow>[] => [
  {
    id: 'pick',
    header: 'Select',
    isHeaderHidden: true,
    width: 56,
    cell: ({ trends }, isChosen) => (
      // For keyboard and screen readers. A click, also one by keyboard, reaches the row, which chooses its athlete.
      <Radio
        name="athlete"
        value={trends.id}
        checked={isChosen}
        readOnly
        slotProps={{ input: { 'aria-label': trends.name } }}
        sx={{ width: 44, height: 44 }}
      />
    ),
  },
  {
    id: 'name',
    header: 'Athlete',
    isName: true,
    width: '19%',
    cell: ({ trends, limits }) => (
      <>
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}>{trends.name}</Box>
        {limits !== null && (
          <Box sx={{ mb: 0.5 }}>
            <AvailabilityChip availability={limits} />
          </Box>
        )}
      </>
    ),
    sortBy: ({ nameOrder }) => nameOrder,
  },
  { id: 'team', header: 'Team', width: '12%', cell: ({ teamName }) => teamName },
  ...metrics.map((metric) => ({
    id: metric,
    header: METRIC_NAMES[metric],
    hasCardLabel: true,
    cell: ({ trends, teamIds }: TrendRow) =>
      isTold(metric, teamIds) || trends[metric].value !== null ? (
        <MetricFigure metric={metric} figure={trends[metric]} />
      ) : null,
  })),
  {
    id: 'variation',
    header: 'Variation',
    width: 150,
    cell: ({ trends, status }) => (
      <>
        <StatusChip status={status} isLoadHigh={trends.load_high} />
        <Typography variant="body2" component="span" sx={{ display: 'block', mt: 0.25, color: 'text.secondary' }}>
          {trendsTexts.variation(trends.variation)}
          {trends.load_high && (
            <Box component="span" sx={{ display: 'block', mt: 0.25 }}>
              {trendsTexts.loadHigh}
            </Box>
          )}
        </Typography>
      </>
    ),
    sortBy: variationOrder,
    sortsDescendingFirst: true,
  },
];
