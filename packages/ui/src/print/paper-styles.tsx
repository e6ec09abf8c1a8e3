import GlobalStyles from '@mui/material/GlobalStyles';

/**
 * Print styles for a sheet: the page around it is not printed, and paper is white in dark mode too. `size` is a CSS
 * page size, for example `A4 landscape`.
 */
export function PaperStyles({ size }: { size: string }) {
  return (
    <GlobalStyles
      styles={{
        '@page': { size, margin: '12mm' },
        '@media print': {
          html: { colorScheme: 'light !important' },
          body: { backgroundColor: '#fff !important' },
          '.MuiSnackbar-root': { display: 'none !important' },
        },
      }}
    />
  );
}
