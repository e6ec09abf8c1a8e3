import { HIP_MOBILITY_ROUTINE_NAME } from '@touchline/contracts/hip-mobility-routine';
import type { Workout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, Typography } from '@touchline/ui';
import { ExerciseList } from '../../../shared/workouts/components/exercise-list.js';

/** As it is created for every institution; each edit counts one more. */
const FIRST_VERSION = 1;

/** The routine as it stands in the library, step by step; undefined where it does not. */
export function Routine({ workout }: { workout: Workout | undefined }) {
  return (
    <Box component="section" aria-labelledby="routine" sx={{ minWidth: 0 }}>
      <Typography id="routine" component="h2" variant="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {HIP_MOBILITY_ROUTINE_NAME}
      </Typography>
      <Typography sx={{ mb: 1 }}>
        This routine is the same for everyone, whatever the figures above say. It is no diagnosis and replaces no advice
        of a physician or physiotherapist.
      </Typography>
      {workout && workout.version > FIRST_VERSION && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Coaches of your institution have edited this routine. The reasoning is about its original steps.
        </Alert>
      )}
      {workout ? (
        <ExerciseList rows={workout.exercises} />
      ) : (
        <Alert severity="warning">{`There is no workout named “${HIP_MOBILITY_ROUTINE_NAME}” in your institution’s library any more: it was deleted or renamed. Its steps cannot be shown, and it cannot be added to the calendar, until there is one of that name again.`}</Alert>
      )}
    </Box>
  );
}
