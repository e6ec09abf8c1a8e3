import { Box, useTheme } from '@touchline/ui';

/** Explains the colours and dots of the month. Screen readers get the same facts in words on each day. */
export function MonthLegend() {
  const { calendar } = useTheme();
  const marks = [
    ['Scheduled', calendar.day.scheduled, 'day'],
    ['Completed', calendar.day.completed, 'day'],
    ['Missed', calendar.day.missed, 'day'],
    ['Workout', calendar.dot.workout, 'dot'],
    ['Meeting', calendar.dot.meeting, 'dot'],
    ['Missed event', calendar.dot.missed, 'dot'],
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
      {marks.map(([text, color, kind]) => (
        <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            aria-hidden
            sx={{
              bgcolor: color,
              ...(kind === 'dot'
                ? { width: 8, height: 8, borderRadius: '50%' }
                : { width: 16, height: 16, borderRadius: '4px', border: 1, borderColor: 'divider' }),
            }}
          />
          {text}
        </Box>
      ))}
    </Box>
  );
}
