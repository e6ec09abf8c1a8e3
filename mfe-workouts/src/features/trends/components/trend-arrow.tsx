import { mdiArrowDown, mdiArrowUp, mdiMinus } from '@mdi/js';
import type { TrendDirection } from '@touchline/contracts/trend-status';
import type { TrendMetric } from '@touchline/contracts/trend-metrics';
import { forWord, type Word } from '@touchline/contracts/words';
import { Box, Icon, visuallyHidden } from '@touchline/ui';
import { trendColor, trendText } from '../model/metric-texts.js';

const ARROWS: Readonly<Record<TrendDirection, string>> = { up: mdiArrowUp, down: mdiArrowDown, flat: mdiMinus };

/** The direction of a trend: an arrow, with its text as tooltip and for screen readers. */
export function TrendArrow({ metric, trend }: { metric: TrendMetric; trend: Word<TrendDirection> }) {
  const text = trendText(metric, trend);
  return (
    <Box
      component="span"
      title={text}
      sx={{ display: 'inline-flex', verticalAlign: 'middle', color: trendColor(metric, trend) }}
    >
      <Icon path={forWord(ARROWS, trend, mdiMinus)} fontSize="small" />
      <Box component="span" sx={visuallyHidden}>
        {text}
      </Box>
    </Box>
  );
}
