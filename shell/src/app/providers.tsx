import { useEffect, useMemo, type ReactNode } from 'react';
import { CssBaseline, ThemeProvider, createAppTheme } from '@touchline/ui';
import { QueryClientProvider } from '@touchline/ui/query';
import { queryClient } from '../session/query-client.js';
import { useColorMode } from './color-mode.js';
import { NoticeSnackbar, ShellWithdrawalBanner } from './lazy-screens.js';
import { currentNotice } from './notices.js';
import { shellWithdrawal } from './shell-withdrawal.js';
import { useStore } from './store.js';

/** The providers around every page. */
export function Providers({ children }: { children: ReactNode }) {
  const { mode } = useColorMode();
  const hasNotice = useStore(currentNotice) !== null;
  const isWithdrawn = useStore(shellWithdrawal) !== 'none';
  const theme = useMemo(() => createAppTheme(mode), [mode]);
  useEffect(() => {
    // Makes native controls and scroll bars follow the theme.
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      {hasNotice && <NoticeSnackbar />}
      {isWithdrawn && <ShellWithdrawalBanner />}
    </ThemeProvider>
  );
}
