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
  /** Beside the button, for example what is printed. */
  choice?: ReactNode;
  canPrint?: boolean;
  children: ReactNode;
}

/** A page with one sheet of A4 to print. */
export function PrintPage({ back, choice, canPrint = true, children }: PrintPageProps) {
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, maxWidth: 900, mx: 'auto', '@media print': { p: 0, maxWidth: 'none' } }}>
      <PaperStyles size="A4 portrait" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2, displayPrint: 'none' }}>
        <Button component={Link} to={back.to} startIcon={<Icon path={mdiArrowLeft} />} sx={{ minHeight: 44 }}>
          {back.label}
        </Button>
        {choice}
        <Button
          variant="contained"
          disableElevation
          disabled={!canPrint}
          onClick={() => window.print()}
          startIcon={<Icon path={mdiPrinter} />}
          sx={{ minHeight: 44 }}
        >
          Print
        </Button>
      </Box>
      {children}
    </Box>
  );
}

/** What is printed, light in both themes. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={PAPER_THEME}>
      <Paper variant="outlined" sx={SHEET}>
        {children}
      </Paper>
    </ThemeProvider>
  );
}
