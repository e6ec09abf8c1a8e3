import type { ReactNode } from 'react';
import { Box } from '@touchline/ui';

/** The shell's bar stays at the top of the window; pixels, its line included. */
const BAR_HEIGHT = 65;

/** The frame of the screens about one athlete: picker on the left, figures on the right; one above the other on narrow screens. */
export function AthleteScreen({ picker, children }: { picker: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '300px minmax(0, 1fr)' },
        gap: { xs: 2, md: 3 },
        p: { xs: 2, md: 3 },
        maxWidth: 1600,
        mx: 'auto',
        alignItems: 'start',
      }}
    >
      {/* The list scrolls by itself beside the figures, so that a coach can go from athlete to athlete without scrolling back. */}
      <Box sx={{ position: { md: 'sticky' }, top: { md: BAR_HEIGHT + 24 }, maxHeight: { md: `calc(100vh - ${BAR_HEIGHT + 48}px)` }, display: 'flex', flexDirection: 'column', minHeight: 0 }}>{picker}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
