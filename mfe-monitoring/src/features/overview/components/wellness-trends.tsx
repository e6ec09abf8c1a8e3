import { HOOPER_CAPTION, HOOPER_MAX, RATING_SCALE_CAPTION } from '@touchline/contracts/ratings';
import { Box, useTheme } from '@touchline/ui';
import { CARD_CHART_HEIGHT_PX } from '../../../shared/chart-card.js';
import { dateRange } from '../../../shared/date-range.js';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { wellnessChartTexts } from '../../../shared/texts/wellness-chart-texts.js';
import { WellnessChart } from '../../../shared/wellness-chart/wellness-chart.js';
import { LINE_LABELS, WELLNESS_LINES, wellnessNotes } from '../../../shared/wellness-chart/wellness-lines.js';
import { LINE_MARKERS } from '../../../shared/wellness-chart/wellness-options.js';
import { Caption, type AthleteCardProps } from './overview-card.js';

/** The last seven wellness entries as a chart, with the newest Hooper Index as a figure. */
export function WellnessTrends({ athlete: { wellness } }: Pick<AthleteCardProps, 'athlete'>) {
  const { charts } = useTheme();
  const newest = wellness.at(-1);
  if (!newest) return <Caption>{wellnessChartTexts.noEntries}</Caption>;
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
          {newest.hooper_index === null ? overviewTexts.hooperIncomplete : overviewTexts.hooperOf(HOOPER_MAX)}
        </Caption>
      </Box>
      <Box
        component="ul"
        aria-label={wellnessChartTexts.lines}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
      >
        {WELLNESS_LINES.map((line) => (
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
      <WellnessChart label="Wellness Trends" entries={wellness} lines={WELLNESS_LINES} height={CARD_CHART_HEIGHT_PX} />
      {wellnessNotes(wellness, WELLNESS_LINES).map((note) => (
        <Caption key={note}>{note}</Caption>
      ))}
      <Caption>{`${dateRange(wellness.map(({ date }) => date))}. ${RATING_SCALE_CAPTION} ${HOOPER_CAPTION}`}</Caption>
    </>
  );
}
