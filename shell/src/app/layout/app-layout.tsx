import { Box, Button } from '@touchline/ui';
import { Outlet } from '@touchline/ui/router';
import { UnsavedGuard } from '../../session/unsaved-guard.js';
import { useStartFrameGone } from '../start-frame.js';
import { BottomNav } from './bottom-nav.js';
import { TopBar } from './top-bar.js';

/** The layout of signed-in pages: a full-height column with the top bar above the routed content. */
export function AppLayout() {
  useStartFrameGone();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      {/* A link to #content would add a step to the router's history. */}
      <Button
        onClick={() => document.getElementById('content')?.focus()}
        variant="contained"
        sx={{ position: 'absolute', left: 8, top: -80, zIndex: 'tooltip', '&:focus-visible': { top: 8 } }}
      >
        Skip to content
      </Button>
      <TopBar />
      <Box
        component="main"
        id="content"
        tabIndex={-1}
        sx={{ flex: 1, minWidth: 0, outline: 'none', pb: 'var(--touchline-nav, 0px)' }}
      >
        <Outlet />
      </Box>
      <BottomNav />
      <UnsavedGuard />
    </Box>
  );
}
