import type { Exercise } from '@touchline/contracts/exercise-library.schema';
import { Chip } from '@touchline/ui';

/** Muscle group and equipment of an exercise. */
export function ExerciseChips({
  exercise: { exercise_type: group, machines_used: equipment },
}: {
  exercise: Exercise;
}) {
  return (
    <>
      <Chip size="small" label={group} title="Muscle group" />
      <Chip size="small" variant="outlined" label={equipment} title="Equipment" />
    </>
  );
}
