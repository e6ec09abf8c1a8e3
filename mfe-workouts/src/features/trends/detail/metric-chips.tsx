import { Box, Typography } from '@touchline/ui';
import { MetricFigure } from '../components/metric-figure.js';
import { METRIC_NAMES } from '../model/metric-texts.js';
import type { TrendRow } from '../model/trend-rows.js';
import { useTrendMetrics } from '../use-trend-metrics.js';

/** The figures of an athlete that the coach's role tells, each in its own frame. */
export function MetricChips({ row: { trends, teamIds } }: { row: TrendRow }) {
  const metrics = useTrendMetrics(teamIds);
  return (
    <Box
      component="ul"
      role="list"
      aria-label="Figures"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {metrics.map((metric) => (
        <Box
          key={metric}
          component="li"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 4, px: 2, py: 1, bgcolor: 'background.paper' }}
        >
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {METRIC_NAMES[metric]}
          </Typography>
          <MetricFigure metric={metric} figure={trends[metric]} />
        </Box>
      ))}
    </Box>
  );
}
