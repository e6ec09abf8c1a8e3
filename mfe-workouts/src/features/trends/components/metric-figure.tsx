import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import type { TrendFigure } from '@touchline/contracts/trends.schema';
import { Box, Typography } from '@touchline/ui';
import { valueText } from '../model/metric-texts.js';
import { TrendArrow } from './trend-arrow.js';

/** A metric of an athlete: value, trend arrow and comparison; or that there is no data. */
export function MetricFigure({ metric, figure }: { metric: TrendMetric; figure: TrendFigure }) {
  const value = valueText(metric, figure);
  if (value === null)
    return (
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        {figure.insight}
      </Typography>
    );
  return (
    <>
      <Box
        component="span"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 0.5,
          fontWeight: 600,
          whiteSpace: { md: 'nowrap' },
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {value} <TrendArrow metric={metric} trend={figure.trend} />
      </Box>
      <Typography variant="body2" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {figure.insight}
      </Typography>
    </>
  );
}
