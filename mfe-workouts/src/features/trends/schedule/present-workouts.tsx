import { useId } from 'react';
import type { ScheduledWorkout } from '@touchline/contracts/workouts.schema';
import { Alert, Box, FormControlLabel, Radio, RadioGroup } from '@touchline/ui';
import { replaceLabels, replaceQuestion, type DayChoice } from './day-choice.js';

interface PresentWorkoutsProps {
  present: readonly ScheduledWorkout[];
  date: string;
  /** null: what was chosen is no longer there. */
  choice: DayChoice | null;
  busy: boolean;
  onChoice: (choice: DayChoice) => void;
}

/** What is on that day already, and what is to become of it. */
export function PresentWorkouts({ present, date, choice, busy, onChoice }: PresentWorkoutsProps) {
  const id = useId();
  const labels = replaceLabels(present);
  return (
    <Box>
      <Alert id={id} severity="warning" role="status" sx={{ overflowWrap: 'anywhere' }}>
        {replaceQuestion(present, choice, date)}
      </Alert>
      <RadioGroup
        aria-labelledby={id}
        value={String(choice ?? '')}
        onChange={(_, value) => onChoice(value === 'beside' ? 'beside' : Number(value))}
        sx={{ mt: 1, gap: 0.5 }}
      >
        {present.map((one, at) => (
          <FormControlLabel
            key={one.id}
            value={String(one.id)}
            disabled={busy}
            control={<Radio />}
            label={labels[at]}
            sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
          />
        ))}
        <FormControlLabel
          value="beside"
          disabled={busy}
          control={<Radio />}
          label={present.length === 1 ? 'Keep it and add the routine as well' : 'Keep all and add the routine as well'}
          sx={{ minHeight: 44 }}
        />
      </RadioGroup>
    </Box>
  );
}
