import GlobalStyles from '@mui/material/GlobalStyles';

/** While a page to be printed is open: what is around the sheet is not for paper, which is white also for a coach who works in the dark. `size` as CSS names it, `A4 landscape`. */
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
