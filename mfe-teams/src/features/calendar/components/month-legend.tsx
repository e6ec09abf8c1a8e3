import { Box, useTheme } from '@touchline/ui';
import type { DayMark } from '../model/day-style.js';
import { Mark } from './day-marks.js';

const MARKS: readonly [string, DayMark][] = [
  ['Practice', 'practice'],
  ['Game', 'game'],
  ['Workout', 'workout'],
  ['Meeting', 'meeting'],
  ['Missed event', 'missed'],
];

const ITEM = { display: 'flex', alignItems: 'center', gap: 0.75 } as const;

/** Explains the colours and marks of the month. Screen readers get the same facts in words on each day. */
export function MonthLegend() {
  const { calendar } = useTheme();
  const days = [
    ['Scheduled', calendar.day.scheduled],
    ['Completed', calendar.day.completed],
    ['Missed', calendar.day.missed],
  ] as const;
  return (
    <Box
      component="ul"
      aria-label="Legend"
      sx={{
        m: 0,
        mt: 1,
        p: 0,
        px: 0.5,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '0.85rem',
        color: 'text.secondary',
      }}
    >
      {days.map(([text, color]) => (
        <Box component="li" key={text} sx={ITEM}>
          <Box
            aria-hidden
            sx={{ bgcolor: color, width: 16, height: 16, borderRadius: '4px', border: 1, borderColor: 'divider' }}
          />
          {text}
        </Box>
      ))}
      {MARKS.map(([text, mark]) => (
        <Box component="li" key={text} sx={ITEM}>
          <Mark mark={mark} />
          {text}
        </Box>
      ))}
    </Box>
  );
}
