import { useCallback, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, createAppTheme, Paper, ThemeProvider } from '@touchline/ui';
import { measuredFit } from './measured-fit.js';
import { SheetBody } from './sheet-body.js';
import type { SheetFit } from './sheet-fit.js';

/** Paper is white, whatever theme the coach works in; on screen the sheet looks as it will be printed. */
const PAPER_THEME = createAppTheme('light');

interface PlanSheetProps {
  day: CalendarDate;
  /** null while it is not known. */
  owner: string | null;
  workouts: readonly ScheduledWorkout[];
}

/** The workouts of a day as they are printed, in letters as large as one page allows. */
export function PlanSheet({ day, owner, workouts }: PlanSheetProps) {
  const [{ size, columns, overflows }, setFit] = useState<SheetFit>({ size: 12, columns: 1, overflows: false });
  const measure = useCallback((copy: HTMLElement | null) => {
    if (copy) setFit(measuredFit(copy));
  }, []);
  // Another one for whatever else stands there: each is measured once.
  const content = [owner, ...workouts.map(({ id, version }) => `${id}.${version}`)].join(' ');
  const body = <SheetBody day={day} owner={owner} workouts={workouts} />;
  return (
    <ThemeProvider theme={PAPER_THEME}>
      {overflows && (
        <Alert severity="warning" sx={{ mb: 2, displayPrint: 'none' }}>
          This is more than one page holds; it will be printed on several.
        </Alert>
      )}
      <Paper
        variant="outlined"
        sx={{
          p: { xs: 1.5, sm: 3 },
          colorScheme: 'light',
          '@media print': { border: 0, borderRadius: 0, p: 0, fontSize: `${size}pt`, '--columns': columns },
        }}
      >
        {body}
      </Paper>
      <Box sx={{ height: 0, overflow: 'hidden', displayPrint: 'none' }} aria-hidden>
        <Box key={content} ref={measure} sx={{ visibility: 'hidden' }}>
          {body}
        </Box>
      </Box>
    </ThemeProvider>
  );
}
