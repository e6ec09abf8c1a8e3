import { useId } from 'react';
import { mdiClose } from '@mdi/js';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Drawer, Icon, IconButton, QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { Missing } from '../../../shared/dialogs/opened.js';
import { exercisesQuery } from '../../../shared/exercises/api/get-exercises.js';
import { exerciseOfRow } from '../../../shared/exercises/model/exercise-of-row.js';
import { prescribedRows } from '../model/prescription.js';

interface NotesDrawerProps {
  /** Undefined: it is not on that day any more. */
  workout: ScheduledWorkout | undefined;
  rowId: number;
  onClose: () => void;
}

/** All there is to say about one exercise of a scheduled workout. Mount it to open it. */
export function NotesDrawer({ workout, rowId, onClose }: NotesDrawerProps) {
  const id = useId();
  const exercises = useQuery(exercisesQuery(useApi()));
  const rows = workout?.exercises ?? [];
  const row = prescribedRows(rows).find((one) => one.id === rowId);
  const stored = rows.find((one) => one.id === rowId);
  if (!row || !stored)
    return (
      <Missing
        title="Exercise not found"
        text="This exercise is not in the plan of this day. Somebody may have changed the workout, or deleted it."
        onClose={onClose}
      />
    );
  const exercise = exerciseOfRow(stored, exercises.data ?? []);
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 400 }, p: 2 },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1, minWidth: 0, pt: 1, overflowWrap: 'anywhere' }}>
          {row.title}
        </Typography>
        <IconButton aria-label="Close notes" autoFocus onClick={onClose} sx={{ width: 44, height: 44 }}>
          <Icon path={mdiClose} />
        </IconButton>
      </Box>
      {[row.dose, row.between].filter(Boolean).map((text) => (
        <Typography key={text} variant="body2">
          {text}
        </Typography>
      ))}
      <Typography variant="h3" sx={{ mt: 2 }}>
        Coach Notes
      </Typography>
      <Typography
        sx={{
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          color: row.notes === null ? 'text.secondary' : undefined,
        }}
      >
        {row.notes ?? 'No notes'}
      </Typography>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        Description
      </Typography>
      <QueryPanel query={exercises} loadingText="Loading..." errorText="Failed to fetch exercises" minHeight={72}>
        {() => (
          <Typography sx={{ overflowWrap: 'anywhere', color: exercise?.description ? undefined : 'text.secondary' }}>
            {exercise?.description ?? 'No description'}
          </Typography>
        )}
      </QueryPanel>
    </Drawer>
  );
}
