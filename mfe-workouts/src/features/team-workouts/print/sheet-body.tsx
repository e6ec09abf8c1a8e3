import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Typography } from '@touchline/ui';
import { prescribedRows, type PrescribedRow } from '../model/prescription.js';
import { SheetTitle } from './sheet-title.js';

interface SheetBodyProps {
  day: CalendarDate;
  owner: string | null;
  workouts: readonly ScheduledWorkout[];
}

/** What stands on the sheet. Everything is measured by the size of its letters, so that a page can be filled by that alone; `--columns` may be two. */
export function SheetBody({ day, owner, workouts }: SheetBodyProps) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', lineHeight: 1.35 }}>
      <SheetTitle day={day} owner={owner} />
      <Box sx={{ columnCount: 'var(--columns, 1)', columnGap: '2em' }}>
        {workouts.map(({ id, plan_name: name, exercises }) => (
          <Box key={id} component="section" aria-label={name || 'Untitled Workout'} sx={{ pt: '0.9em' }}>
            <Typography variant="h2" sx={{ fontSize: '1.15em', borderBottom: 1, mb: '0.3em', breakAfter: 'avoid' }}>
              {name || 'Untitled Workout'}
            </Typography>
            {exercises.length === 0 && 'No exercises in this workout'}
            <Box component="ol" role="list" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {prescribedRows(exercises).map((row) => (
                <Line key={row.id} row={row} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** A superset has a bar beside it and says what it is; the gap above keeps its bar apart from that of one right before it. */
function Line({ row: { title, badge, dose, between, notes, superset } }: { row: PrescribedRow }) {
  const facts = [dose, between].filter(Boolean).join(' · ');
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
      {facts !== '' && <span>{` – ${facts}`}</span>}
      {notes !== null && <Box sx={{ whiteSpace: 'pre-line', fontSize: '0.9em', pl: '0.5em' }}>{notes}</Box>}
    </Box>
  );
}
