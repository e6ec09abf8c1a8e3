import { Box, Typography } from '@touchline/ui';

/** Sentences below a chart, each of them once. */
export function ChartNotes({ notes }: { notes: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      {notes.map((note) => (
        <Typography key={note} variant="body2">
          {note}
        </Typography>
      ))}
    </Box>
  );
}
