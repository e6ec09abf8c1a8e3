import { Box, Button } from '@touchline/ui';
import { Link, Outlet } from '@touchline/ui/router';
import { session } from '../../session/session-state.js';
import { useStartFrameGone } from '../start-frame.js';
import { useStore } from '../store.js';
import { Bar } from './bar.js';
import { Brand } from './brand.js';
import { ThemeSwitch } from './theme-switch.js';

/** The layout of pages that need no sign-in. Shows nothing about the coach. */
export function PublicLayout() {
  useStartFrameGone();
  const signedIn = useStore(session).kind === 'signed-in';
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Bar>
        <Brand />
        <Box sx={{ flex: 1 }} />
        <ThemeSwitch />
        <Button component={Link} to={signedIn ? '/dashboard' : '/login'} color="inherit" sx={{ minHeight: 44 }}>
          {signedIn ? 'Back to Touchline' : 'Sign In'}
        </Button>
      </Bar>
      <Box component="main" sx={{ flex: 1, minWidth: 0 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
