import { mdiPencilOutline } from '@mdi/js';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { AppDialog, Box, Button, Chip, Icon, IconButton, Typography } from '@touchline/ui';
import { libraryTexts } from '../../../shared/texts/library-texts.js';
import { ExerciseList } from '../../../shared/workouts/components/exercise-list.js';
import { ScheduledDates } from './scheduled-dates.js';

interface WorkoutInfoProps {
  workout: Workout;
  /** Undefined where the coach's role does not allow it. */
  onEdit: ((workoutId: number) => void) | undefined;
  onClose: () => void;
}

/** The rows of a workout and its scheduled dates. Mount it to open it. */
export function WorkoutInfo({ workout, onEdit, onClose }: WorkoutInfoProps) {
  const { id, name, type, difficulty, description, exercises } = workout;
  return (
    <AppDialog
      open
      title={name}
      titleExtra={
        <>
          <Chip size="small" label={type ?? libraryTexts.unknown} title="Type" />
          <Chip size="small" variant="outlined" label={difficulty ?? libraryTexts.unknown} title="Difficulty" />
          {onEdit && (
            <IconButton aria-label={libraryTexts.edit(name)} onClick={() => onEdit(id)} sx={{ width: 44, height: 44 }}>
              <Icon path={mdiPencilOutline} />
            </IconButton>
          )}
        </>
      }
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {/* Nothing in it takes the focus, so the group does: then the arrow keys scroll it. */}
      <Box role="group" aria-label={libraryTexts.about(name)} tabIndex={0}>
        <Typography
          sx={{
            color: description === null ? 'text.secondary' : undefined,
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
          }}
        >
          {description ?? libraryTexts.noDescription}
        </Typography>
        <Typography component="h3" variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
          Exercises
        </Typography>
        <ExerciseList rows={exercises} />
        <Typography component="h3" variant="h3" sx={{ mt: 2.5, mb: 0.5 }}>
          Scheduled Dates
        </Typography>
        <ScheduledDates workoutId={id} />
      </Box>
    </AppDialog>
  );
}
