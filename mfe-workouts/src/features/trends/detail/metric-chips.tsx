import { TREND_METRICS } from '@touchline/contracts/trend-metrics';
import type { AthleteTrends } from '@touchline/contracts/trends.schema';
import { Box, Typography } from '@touchline/ui';
import { MetricFigure } from '../components/metric-figure.js';
import { METRIC_NAMES } from '../model/metric-texts.js';

/** The four figures of an athlete, each in its own frame. */
export function MetricChips({ trends }: { trends: AthleteTrends }) {
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
      {TREND_METRICS.map((metric) => (
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
