import { useEffect, useMemo, type ReactNode } from 'react';
import { CssBaseline, ThemeProvider, createAppTheme } from '@touchline/ui';
import { QueryClientProvider } from '@touchline/ui/query';
import { queryClient } from '../session/query-client.js';
import { useColorMode } from './color-mode.js';
import { Notices } from './notices.js';

/** What surrounds every page. */
export function Providers({ children }: { children: ReactNode }) {
  const { mode } = useColorMode();
  const theme = useMemo(() => createAppTheme(mode), [mode]);
  useEffect(() => {
    // Native controls and scroll bars follow the theme, too.
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <Notices />
    </ThemeProvider>
  );
}
