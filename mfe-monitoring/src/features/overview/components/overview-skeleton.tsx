import { Box, Skeleton } from '@touchline/ui';
import { overviewTexts } from '../../../shared/texts/overview-texts.js';
import { ATHLETE_GRID, TEAM_GRID } from './grids.js';

/** Placeholders in the places of the cards. */
export function OverviewSkeleton() {
  return (
    <Box role="status" aria-label={overviewTexts.loading} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={TEAM_GRID}>
        {['total', 'week', 'events'].map((area) => (
          <Skeleton
            key={area}
            variant="rounded"
            sx={{ gridArea: area, height: 'auto', minHeight: area === 'events' ? 280 : 120 }}
          />
        ))}
      </Box>
      <Box sx={ATHLETE_GRID}>
        {['info', 'attendance', 'completion', 'wellness', 'load'].map((area) => (
          <Skeleton
            key={area}
            variant="rounded"
            height={area === 'wellness' || area === 'load' ? 340 : 150}
            sx={{ gridArea: area }}
          />
        ))}
      </Box>
    </Box>
  );
}
