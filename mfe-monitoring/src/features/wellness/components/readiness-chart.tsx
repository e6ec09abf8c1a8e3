import { useMemo } from 'react';
import { WELLNESS_RATING_LABELS, WELLNESS_RATINGS } from '@touchline/contracts/ratings';
import { Box, useTheme } from '@touchline/ui';
import { Chart } from '@touchline/ui/charts';
import { useWidth } from '../../../shared/use-width.js';
import { meanText, readinessSummary, readinessTable, type Readiness } from '../model/readiness.js';
import { radarSize, readinessOptions, readinessSeries } from '../model/readiness-chart.js';

const LABELS = WELLNESS_RATINGS.map((rating) => WELLNESS_RATING_LABELS[rating]);

/** The means as a radar as large as its box allows, or as a list when a rating was never given. */
export function ReadinessChart({ readiness }: { readiness: Readiness }) {
  const { charts, palette } = useTheme();
  const [box, width] = useWidth();
  const { radius, height } = radarSize(width ?? 0);
  const options = useMemo(
    () => readinessOptions(LABELS, radius, charts, palette.primary.main),
    [radius, charts, palette.primary.main],
  );
  const series = readinessSeries(readiness.means);
  if (series === null) {
    return (
      <Box component="ul" sx={{ m: 0, pl: 2.5, lineHeight: 2 }}>
        {readiness.means.map(({ rating, label, mean }) => (
          <li key={rating}>{`${label}: ${meanText(mean)}`}</li>
        ))}
      </Box>
    );
  }
  return (
    <Box ref={box} sx={{ minWidth: 0 }}>
      {width !== null && (
        <Chart
          type="radar"
          label="Current Readiness"
          summary={readinessSummary(readiness)}
          series={series}
          options={options}
          height={height}
          table={readinessTable(readiness)}
        />
      )}
    </Box>
  );
}
