import { useId } from 'react';
import { Box, Paper, Typography } from '@touchline/ui';

const CARDS = ['Total Distance', 'High-Speed Running', 'Sprint Distance'];

/** What trackers would measure. Nothing feeds it yet, so it says that much and shows no figures. */
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
              Unavailable – Coming Soon
            </Typography>
          </Paper>
        ))}
      </Box>
    </Box>
  );
}
