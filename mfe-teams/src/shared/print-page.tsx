import type { ReactNode } from 'react';
import { mdiArrowLeft, mdiPrinter } from '@mdi/js';
import { Box, Button, createAppTheme, Icon, Paper, PaperStyles, ThemeProvider } from '@touchline/ui';
import { Link } from '@touchline/ui/router';

/** What will be printed is always light, also in the dark theme. */
const PAPER_THEME = createAppTheme('light');

/** The frame of a sheet on the screen; on paper there is no frame. */
const SHEET = {
  p: { xs: 2, sm: 4 },
  colorScheme: 'light',
  overflowWrap: 'anywhere',
  '@media print': { border: 0, borderRadius: 0, p: 0, color: '#000' },
} as const;

interface PrintPageProps {
  back: { to: string; label: string };
  /** Beside the button, for example a description of the print. */
  choice?: ReactNode;
  /** The button that prints; null while there is nothing to print. */
  printing?: { label: string; run: () => void } | null;
  children: ReactNode;
}

const PRINT = { label: 'Print', run: () => window.print() } as const;

/** A page whose content is printed on A4. */
export function PrintPage({ back, choice, printing = PRINT, children }: PrintPageProps) {
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 900, mx: 'auto', '@media print': { p: 0, maxWidth: 'none' } }}>
      <PaperStyles size="A4 portrait" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button component={Link} to={back.to} startIcon={<Icon path={mdiArrowLeft} />} sx={{ minHeight: 44 }}>
          {back.label}
        </Button>
        {choice}
        {printing && (
          <Button
            variant="contained"
            disableElevation
            onClick={printing.run}
            startIcon={<Icon path={mdiPrinter} />}
            sx={{ minHeight: 44 }}
          >
            {printing.label}
          </Button>
        )}
      </Box>
      {children}
    </Box>
  );
}

/** The printed content, light in both themes. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={PAPER_THEME}>
      <Paper variant="outlined" sx={SHEET}>
        {children}
      </Paper>
    </ThemeProvider>
  );
}
