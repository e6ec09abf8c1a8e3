import type { ReactNode } from 'react';
import { Box } from '@touchline/ui';
import { besideThePage } from './beside-the-page.js';

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
      <Box
        sx={[
          { display: 'flex', flexDirection: 'column', minHeight: 0 },
          ({ breakpoints }) => ({ [breakpoints.up('md')]: besideThePage }),
        ]}
      >
        {picker}
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
