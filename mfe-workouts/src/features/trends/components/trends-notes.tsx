import { Box, Typography } from '@touchline/ui';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';

/** Explains the figures and what they need. */
export function TrendsNotes() {
  return (
    <Box component="section" aria-label={trendsTexts.notesLabel} sx={{ mt: 2, maxWidth: 900 }}>
      {trendsTexts.notes.map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}
