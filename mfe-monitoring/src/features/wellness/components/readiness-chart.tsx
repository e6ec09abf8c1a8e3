import { useMemo } from 'react';
import { WELLNESS_RATING_LABELS, WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { Box, useTheme } from '@touchline/ui';
import { RadarChart } from '@touchline/ui/charts';
import { RADAR_HEIGHT } from '../../../shared/chart-heights.js';
import { meanText, readinessSummary, readinessTable, type Readiness } from '../model/readiness.js';
import { readinessOptions, readinessSeries } from '../model/readiness-chart.js';

const LABELS = WELLNESS_RATINGS.map((rating) => WELLNESS_RATING_LABELS[rating]);

/** The means as a radar; as a list where a rating was never given. */
export function ReadinessChart({ readiness }: { readiness: Readiness }) {
  const { charts, palette } = useTheme();
  const options = useMemo(() => readinessOptions(LABELS, charts, palette.primary.main), [charts, palette.primary.main]);
  const series = readinessSeries(readiness.means);
  if (series === null) {
    return (
      <Box component="ul" sx={{ m: 0, pl: 2.5, lineHeight: 2 }}>
        {readiness.means.map(({ rating, label, mean }) => <li key={rating}>{`${label}: ${meanText(mean)}`}</li>)}
      </Box>
    );
  }
  return <RadarChart label="Current Readiness" summary={readinessSummary(readiness)} series={series} options={options} height={RADAR_HEIGHT} table={readinessTable(readiness)} />;
}
