import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Typography } from '@touchline/ui';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { prescribedRows, type PrescribedRow } from '../model/prescription.js';
import { SheetTitle } from './sheet-title.js';

interface SheetBodyProps {
  day: CalendarDate;
  owner: string | null;
  workouts: readonly ScheduledWorkout[];
}

/**
 * The content of the sheet. All sizes are in em, so that the font size alone scales the page; `--columns` is 1 or 2.
 */
export function SheetBody({ day, owner, workouts }: SheetBodyProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <SheetTitle day={day} owner={owner} />
      <Box sx={{ columnCount: 'var(--columns, 1)', columnGap: '2em' }}>
        {workouts.map(({ id, plan_name: name, exercises }) => (
          <Box key={id} component="section" aria-label={name || teamWorkoutsTexts.untitled} sx={{ pt: '0.9em' }}>
            <Typography variant="h2" sx={{ fontSize: '1.15em', borderBottom: 1, mb: '0.3em', breakAfter: 'avoid' }}>
              {name || teamWorkoutsTexts.untitled}
            </Typography>
            {exercises.length === 0 && teamWorkoutsTexts.noExercises}
            <Box component="ol" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {prescribedRows(exercises).map((row) => (
                <SheetRow key={row.id} row={row} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A superset has a bar and a label; the gap above separates its bar from that of a superset right before it. */
function SheetRow({ row: { title, badge, setsAndReps, restBetween, notes, superset } }: { row: PrescribedRow }) {
  const prescription = [setsAndReps, restBetween].filter(Boolean).join(' · ');
  return (
    <Box
      component="li"
      sx={{
        py: '0.12em',
        breakInside: 'avoid',
        pl: '0.5em',
        borderLeft: '0.2em solid',
        borderColor: superset === null ? 'transparent' : 'text.primary',
        ...(superset === 'first' && { mt: '0.6em' }),
      }}
    >
      {superset === 'first' && <Box sx={{ fontSize: '0.85em', fontWeight: 600 }}>Superset</Box>}
      <Box
        component="span"
        sx={{ fontWeight: badge === null ? 400 : 600, fontStyle: badge === null ? 'italic' : 'normal' }}
      >
        {title}
      </Box>
      {prescription !== '' && <span>{` – ${prescription}`}</span>}
      {notes !== null && <Box sx={{ whiteSpace: 'pre-line', fontSize: '0.9em', pl: '0.5em' }}>{notes}</Box>}
    </Box>
  );
}
