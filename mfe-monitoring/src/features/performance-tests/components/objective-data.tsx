import { useId } from 'react';
import { Box, Paper, Typography } from '@touchline/ui';
import { performanceTestsTexts } from '../../../shared/texts/performance-tests-texts.js';

const CARDS = ['Total Distance', 'High-Speed Running', 'Sprint Distance'];

/** Figures of tracking devices. No data source exists yet, so each card says that it is unavailable. */
export function ObjectiveData() {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h2">
        Objective Data
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1, sm: 2 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        {CARDS.map((title) => (
          <Paper
            key={title}
            variant="outlined"
            sx={{
              px: 2,
              py: 1,
              display: 'flex',
              flexDirection: { xs: 'row', sm: 'column' },
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 1,
            }}
          >
            <Typography variant="h3">{title}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {performanceTestsTexts.unavailable}
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
