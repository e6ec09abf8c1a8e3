import { Box, useTheme } from '@touchline/ui';
import type { DayStyle } from '../model/day-style.js';

/** The dots on a day of a month's grid. */
export function DayDots({ dots }: Pick<DayStyle, 'dots'>) {
  const { calendar } = useTheme();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', gap: 0.5, minHeight: 10, pt: 0.25 }}>
      {dots.map((dot) => (
        <Box key={dot} data-dot={dot} sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: calendar.dot[dot] }} />
      ))}
    </Box>
  );
}
