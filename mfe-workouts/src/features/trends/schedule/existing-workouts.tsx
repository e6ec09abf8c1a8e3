import { useId } from 'react';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, FormControlLabel, Radio, RadioGroup } from '@touchline/ui';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { replaceLabels, replaceQuestion, type DayChoice } from './day-choice.js';

interface ExistingWorkoutsProps {
  existing: readonly ScheduledWorkout[];
  date: string;
  /** null when the chosen workout no longer exists. */
  choice: DayChoice | null;
  busy: boolean;
  onChoice: (choice: DayChoice) => void;
}

/** The workouts of that day, and the choice to replace one or keep all. */
export function ExistingWorkouts({ existing, date, choice, busy, onChoice }: ExistingWorkoutsProps) {
  const id = useId();
  const labels = replaceLabels(existing);
  return (
    <Box>
      <Alert id={id} severity="warning" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {replaceQuestion(existing, choice, date)}
      </Alert>
      <RadioGroup
        aria-labelledby={id}
        value={String(choice ?? '')}
        onChange={(_, value) => onChoice(value === 'keep' ? 'keep' : Number(value))}
        sx={{ mt: 1, gap: 0.5 }}
      >
        {existing.map((workout, index) => (
          <FormControlLabel
            key={workout.id}
            value={String(workout.id)}
            disabled={busy}
            control={<Radio />}
            label={labels[index]}
            sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          />
        ))}
        <FormControlLabel
          value="keep"
          disabled={busy}
          control={<Radio />}
          label={trendsTexts.keep(existing.length)}
          sx={{ minHeight: 44 }}
        />
      </RadioGroup>
    </Box>
  );
}
