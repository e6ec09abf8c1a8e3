import type { WorkoutLine } from '@touchline/contracts/workouts.schema';
import { Alert, Box, RetryAlert, Typography } from '@touchline/ui';
import { useApi } from '@touchline/ui/host';
import { athletesQuery } from '@touchline/ui/pickers';
import { useQuery } from '@touchline/ui/query';
import { schedulingTexts } from '../texts/scheduling-texts.js';
import { exercisesQuery } from '../exercises/api/get-exercises.js';
import { checkSquad, selectSquad, type InjuryWarning, type Assignee } from './squad-check.js';

interface SquadWarningsProps {
  rows: readonly WorkoutLine[];
  assignee: Assignee;
}

/**
 * Warns before scheduling that the workout loads injured body parts, or that this could not be checked. It blocks
 * nothing.
 */
export function SquadWarnings({ rows, assignee }: SquadWarningsProps) {
  const api = useApi();
  const athletes = useQuery(athletesQuery(api));
  const exercises = useQuery(exercisesQuery(api));
  if (assignee.teamId === null && assignee.athleteId === null) return null;
  if (athletes.isPending || exercises.isPending)
    return (
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
        {schedulingTexts.checkingInjuries}
      </Typography>
    );
  const failed = [athletes, exercises].filter(({ isError }) => isError);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  if (athletes.data === undefined || exercises.data === undefined)
    return (
      <RetryAlert severity="info" onRetry={retry}>
        {schedulingTexts.injuriesNotChecked}
      </RetryAlert>
    );
  const squad = selectSquad(assignee, athletes.data);
  const { out, warnings, unknown } = checkSquad(rows, squad, exercises.data);
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      {failed.length > 0 && (
        <RetryAlert severity="info" onRetry={retry}>
          {schedulingTexts.injuriesOutdated}
        </RetryAlert>
      )}
      {out !== null && (
        <Alert severity="warning" sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}>
          {out}
        </Alert>
      )}
      {warnings.map((warning) => (
        <Warning key={warning.bodyPart} warning={warning} />
      ))}
      {unknown.length > 0 && squad.some((athlete) => athlete.injury_body_part !== null) && (
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {schedulingTexts.notChecked(unknown.join(', '))}
        </Typography>
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
      {exercises.length > 0 && (
        <Typography variant="body2">{schedulingTexts.loadedBy(exercises.join(', '))}</Typography>
      )}
    </Alert>
  );
}
