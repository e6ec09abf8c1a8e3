import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, Typography, useFocusAfterGone } from '@touchline/ui';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { ExerciseList } from '../../../shared/workouts/components/exercise-list.js';
import { MissingRoutine } from './missing-routine.js';

/** The version of the routine as it is created for every institution; each edit counts it up. */
const FIRST_VERSION = 1;

/** The routine as it is stored in the library; undefined when it was deleted or renamed. */
export function Routine({ workout }: { workout: Workout | undefined }) {
  // The pressed button disappears with the message.
  const { target: heading, onGone } = useFocusAfterGone<HTMLHeadingElement>();
  return (
    <Box component="section" aria-labelledby="routine" sx={{ minWidth: 0 }}>
      <Typography
        id="routine"
        ref={heading}
        tabIndex={-1}
        component="h2"
        variant="h2"
        sx={{ mb: 1, overflowWrap: 'anywhere', outline: 'none' }}
      >
        {HIP_MOBILITY_ROUTINE_NAME}
      </Typography>
      <Typography sx={{ mb: 1 }}>{trendsTexts.routineDisclaimer}</Typography>
      {workout && workout.version > FIRST_VERSION && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {trendsTexts.routineEdited}
        </Alert>
      )}
      {workout ? <ExerciseList rows={workout.exercises} /> : <MissingRoutine onRestored={onGone} />}
    </Box>
  );
}
