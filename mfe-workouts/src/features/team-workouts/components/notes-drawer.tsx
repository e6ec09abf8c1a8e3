import { useId } from 'react';
import { mdiClose } from '@mdi/js';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Box, Drawer, Icon, IconButton, QueryPanel, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { useQuery } from '@touchline/ui/query';
import { NotFoundDialog } from '../../../shared/dialogs/snapshot-dialog.js';
import { exercisesQuery } from '../../../shared/exercises/api/get-exercises.js';
import { findExercise } from '../../../shared/exercises/model/find-exercise.js';
import { teamWorkoutsTexts } from '../../../shared/texts/team-workouts-texts.js';
import { prescribedRows } from '../model/prescription.js';

interface NotesDrawerProps {
  /** Undefined when the workout is no longer on that day. */
  workout: ScheduledWorkout | undefined;
  rowId: number;
  onClose: () => void;
}

/** Prescription, coach notes and description of one exercise of a scheduled workout. Mount it to open it. */
export function NotesDrawer({ workout, rowId, onClose }: NotesDrawerProps) {
  const id = useId();
  const exercises = useQuery(exercisesQuery(useApi()));
  const rows = workout?.exercises ?? [];
  const row = prescribedRows(rows).find(({ id: found }) => found === rowId);
  const stored = rows.find(({ id: found }) => found === rowId);
  if (!row || !stored) return <NotFoundDialog {...teamWorkoutsTexts.exerciseNotFound} onClose={onClose} />;
  const exercise = findExercise(stored, exercises.data ?? []);
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
      {[row.setsAndReps, row.restBetween].filter(Boolean).map((text) => (
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
        {row.notes ?? teamWorkoutsTexts.noNotes}
      </Typography>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        Description
      </Typography>
      <QueryPanel
        query={exercises}
        loadingText={teamWorkoutsTexts.descriptionsLoading}
        errorText={teamWorkoutsTexts.descriptionsFailed}
        minHeight={72}
      >
        {() => (
          <Typography sx={{ overflowWrap: 'anywhere', color: exercise?.description ? undefined : 'text.secondary' }}>
            {exercise?.description ?? teamWorkoutsTexts.noDescription}
          </Typography>
        )}
      </QueryPanel>
    </Drawer>
  );
}
