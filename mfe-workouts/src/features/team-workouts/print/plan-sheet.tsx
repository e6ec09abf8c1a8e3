import { useCallback, useState } from 'react';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, createAppTheme, Paper, ThemeProvider } from '@touchline/ui';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { measureSheet } from './measure-sheet.js';
import { SheetBody } from './sheet-body.js';
import type { SheetFit } from './sheet-fit.js';

/** The sheet is always light, also in the dark theme: it shows what will be printed. */
const PAPER_THEME = createAppTheme('light');

interface PlanSheetProps {
  day: CalendarDate;
  /** null until the name is known. */
  owner: string | null;
  workouts: readonly ScheduledWorkout[];
}

/** The workouts of a day for printing, in the largest font size that fits on one page. */
export function PlanSheet({ day, owner, workouts }: PlanSheetProps) {
  const [{ size, columns, overflows }, setFit] = useState<SheetFit>({ size: 12, columns: 1, overflows: false });
  const measure = useCallback((copy: HTMLElement | null) => {
    if (copy) setFit(measureSheet(copy));
  }, []);
  // A new key for other content mounts a new copy, which is measured once.
  const content = [owner, ...workouts.map(({ id, version }) => `${id}.${version}`)].join(' ');
  const body = <SheetBody day={day} owner={owner} workouts={workouts} />;
  return (
    <ThemeProvider theme={PAPER_THEME}>
      {overflows && (
        <Alert severity="warning" sx={{ mb: 2, displayPrint: 'none' }}>
          {teamWorkoutsTexts.tooLongForPage}
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
