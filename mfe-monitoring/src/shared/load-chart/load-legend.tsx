import { Box, useTheme } from '@touchline/ui';
import { trainingLoadTexts } from '../texts/training-load-texts.js';
import { LOAD_LABELS, loadLines, type LoadPoint } from './load-chart.js';

/** The legend of the lines that are drawn, in their colours. */
export function LoadLegend({ points }: { points: readonly LoadPoint[] }) {
  const { charts } = useTheme();
  return (
    <Box
      component="ul"
      aria-label={trainingLoadTexts.lines}
      sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}
    >
      {loadLines(points).map((line) => (
        <Box component="li" key={line} sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontSize: '0.875rem' }}>
          <Box
            aria-hidden
            sx={{
              width: 18,
              borderTop: 3,
              borderColor: charts.load[line],
              borderTopStyle: line === 'building' ? 'dashed' : 'solid',
            }}
          />
          {LOAD_LABELS[line]}
        </Box>
      ))}
    </Box>
  );
}
