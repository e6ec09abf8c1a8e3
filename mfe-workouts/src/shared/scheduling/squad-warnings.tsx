import type { WorkoutRow } from '@touchline/contracts/workouts.schema';
import { Alert, Box, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { athletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { exercisesQuery } from '../exercises/api/get-exercises.js';
import { checkSquad, squadOf, type InjuryWarning, type Whom } from './squad-check.js';

interface SquadWarningsProps {
  rows: readonly WorkoutRow[];
  whom: Whom;
}

/** Says, before a workout is scheduled, whose injury it would load; or that this is not known. It blocks nothing. */
export function SquadWarnings({ rows, whom }: SquadWarningsProps) {
  const api = useApi();
  const athletes = useQuery(athletesQuery(api));
  const exercises = useQuery(exercisesQuery(api));
  if (whom.teamId === null && whom.athleteId === null) return null;
  if (athletes.isPending || exercises.isPending)
    return (
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        Checking injuries…
      </Typography>
    );
  const failed = [athletes, exercises].filter(({ isError }) => isError);
  const again = () => failed.forEach(({ refetch }) => void refetch());
  if (athletes.data === undefined || exercises.data === undefined)
    return (
      <RetryAlert severity="info" onRetry={again}>
        Injuries could not be checked.
      </RetryAlert>
    );
  const squad = squadOf(whom, athletes.data);
  const { warnings, unknown } = checkSquad(rows, squad, exercises.data);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {failed.length > 0 && (
        <RetryAlert severity="info" onRetry={again}>
          Injuries could not be loaded anew: these are the last known.
        </RetryAlert>
      )}
      {warnings.map((warning) => (
        <Warning key={warning.bodyPart} warning={warning} />
      ))}
      {unknown.length > 0 && squad.some((athlete) => athlete.injury_body_part !== null) && (
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
        >{`Not in the exercise library, so not checked: ${unknown.join(', ')}`}</Typography>
      )}
    </Box>
  );
}

function Warning({ warning: { text, injured, exercises } }: { warning: InjuryWarning }) {
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      {text}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        {injured.join(', ')}
      </Typography>
      {exercises.length > 0 && <Typography variant="body2">{`Loading it: ${exercises.join(', ')}`}</Typography>}
    </Alert>
  );
}
