import type { ReactNode } from 'react';
import { AppBar, BAR_HEIGHT, Toolbar } from '@touchline/ui';

/** The frame of the top bar on every page but the sign-in. */
export function Bar({ children }: { children: ReactNode }) {
  return (
    <AppBar
      position="sticky"
      color="default"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
        // A phone on its side has no height to spare.
        '@media (max-height: 400px)': { position: 'static' },
      }}
    >
      <Toolbar sx={{ gap: { xs: 0.25, md: 1 }, px: { xs: 1.5, sm: 3 }, minHeight: BAR_HEIGHT - 1 }}>{children}</Toolbar>
    </AppBar>
  );
}
