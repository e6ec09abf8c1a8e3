import { HOOPER_CAPTION, HOOPER_MAX, RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import { Box, useTheme } from '@touchline/ui';
import { CARD_CHART_HEIGHT } from '../../../shared/chart-heights.js';
import { LINES } from '../../../shared/wellness-chart/lines.js';
import { weeklyNotes } from '../../../shared/wellness-chart/weekly-notes.js';
import { LINE_MARKERS } from '../../../shared/wellness-chart/weekly-options.js';
import { dateRange } from '../../../shared/date-range.js';
import { LINE_LABELS } from '../../../shared/wellness-chart/weekly-series.js';
import { WellnessChart } from '../../../shared/wellness-chart/wellness-chart.js';
import type { AthleteCardProps } from './athlete-cards.js';
import { Caption } from './overview-card.js';

/** The last seven answers, and the newest Hooper Index in a figure. */
export function WellnessTrends({ athlete: { wellness } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const newest = wellness.at(-1);
  if (!newest) return <Caption>No wellness entries yet.</Caption>;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          Hooper Index
        </Box>
        <Box component="span" sx={{ fontSize: '1.3rem', fontWeight: 700 }}>
          {newest.hooper_index ?? '-'}
        </Box>
        <Caption>
          {newest.hooper_index === null ? 'the newest entry is not complete' : `of ${HOOPER_MAX}, newest entry`}
        </Caption>
      </Box>
      <Box
        component="ul"
        aria-label="Lines of the chart"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {LINES.map((line) => (
          <Box
            component="li"
            key={line}
            sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}
          >
            <Box component="span" aria-hidden sx={{ color: charts.series[line] }}>
              {LINE_MARKERS[line].sign}
            </Box>
            {LINE_LABELS[line]}
          </Box>
        ))}
      </Box>
      <WellnessChart label="Wellness Trends" entries={wellness} lines={LINES} height={CARD_CHART_HEIGHT} />
      {weeklyNotes(wellness, LINES).map((note) => (
        <Caption key={note}>{note}</Caption>
      ))}
      <Caption>{`${dateRange(wellness.map(({ date }) => date))}. ${RATING_SCALE_CAPTION} ${HOOPER_CAPTION}`}</Caption>
    </>
  );
}
