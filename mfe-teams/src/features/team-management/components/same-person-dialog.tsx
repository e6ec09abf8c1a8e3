import { useId, useState, type SubmitEvent } from 'react';
import type { KnownPerson, PendingAthlete } from '@touchline/contracts/registrations.schema';
import { Box, FormControlLabel, Radio, RadioGroup, Typography } from '@touchline/ui';
import { FormDialog } from '@touchline/ui/forms';
import { fullName } from '@touchline/ui/pickers';
import { teamTexts } from '../../../shared/texts/team-texts.js';

interface SamePersonDialogProps {
  athlete: PendingAthlete;
  name: string;
  /** `sameAs`: the athlete who is the same person; null for another person. */
  onChoose: (sameAs: number | null) => void;
  onCancel: () => void;
}

const OTHER = 'other';

/** Asks whether a registered person is one of the athletes who may be the same. It is open while mounted. */
export function SamePersonDialog({ athlete, name, onChoose, onCancel }: SamePersonDialogProps) {
  const id = useId();
  const [choice, setChoice] = useState('');

  function choose(submit: SubmitEvent): void {
    submit.preventDefault();
    if (choice !== '') onChoose(choice === OTHER ? null : Number(choice));
  }

  return (
    <FormDialog
      form={{ busy: false, formProps: { onSubmit: choose } }}
      title="Is this the same person?"
      subtitle={[name, teamTexts.born(athlete.date_of_birth), athlete.email].join(' · ')}
      submitLabel="Accept"
      canSubmit={choice !== ''}
      onClose={onCancel}
    >
      <Typography id={id} sx={{ mb: 1 }}>
        {teamTexts.samePersonQuestion}
      </Typography>
      <RadioGroup aria-labelledby={id} value={choice} onChange={(event) => setChoice(event.target.value)}>
        {athlete.namesakes.map((known) => (
          <Choice
            key={known.athlete_id}
            value={String(known.athlete_id)}
            label={teamTexts.sameAs(placeOf(known))}
            note={[teamTexts.born(known.date_of_birth), known.email, teamTexts.recordsCome(athlete.team_name)]
              .filter((part) => part !== null)
              .join(' · ')}
          />
        ))}
        <Choice value={OTHER} label="Another person" note={teamTexts.becomesNew(athlete.team_name)} />
      </RadioGroup>
    </FormDialog>
  );
}

/** `Mary Stone of Seniors`, with a word when they are archived. */
function placeOf(known: KnownPerson): string {
  return `${fullName(known)} of ${known.team_name}${known.archived ? ' (archived)' : ''}`;
}

function Choice({ value, label, note }: Record<'value' | 'label' | 'note', string>) {
  return (
    <FormControlLabel
      value={value}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', minHeight: 44, mr: 0, '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
      label={
        <Box sx={{ pt: 1.1, pb: 0.5, overflowWrap: 'anywhere' }}>
          {label}
          <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
            {note}
          </Typography>
        </Box>
      }
    />
  );
}
