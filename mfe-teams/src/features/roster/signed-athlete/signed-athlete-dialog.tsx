import { useId, useRef, type SubmitEvent } from 'react';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import {
  Alert,
  AppDialog,
  Box,
  Button,
  Checkbox,
  FailureAlert,
  FormControlLabel,
  Typography,
  useDiscardGuard,
} from '@touchline/ui';
import { useUnsavedWork } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { SignedFormFields } from '../answers/components/signed-form-fields.js';
import { EntryInput } from '../components/entry-input.js';
import type { PersonField } from '../model/entry-fields.js';
import { isAnythingTyped, isIdentity, PERSON_FIELDS } from './model/signed-athlete-draft.js';
import { useSignedAthlete } from './use-signed-athlete.js';

export interface SignedAthleteDialogProps {
  team: Pick<TeamWithAthletes, 'team_id' | 'team_name'>;
  onClose: () => void;
}

/** Adds an athlete who is on no roster, with the form that was signed for them. It is open while mounted. */
export function SignedAthleteDialog({ team, onClose }: SignedAthleteDialogProps) {
  const form = useSignedAthlete(team.team_id, onClose);
  const { draft, problems, busy, today } = form;
  const inputs = useRef<Partial<Record<PersonField, HTMLInputElement | null>>>({});
  const isDirty = isAnythingTyped(draft);
  const { guard, question } = useDiscardGuard(isDirty);
  useUnsavedWork(isDirty);
  const formId = useId();
  const close = () => guard(onClose);

  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const first = await form.save();
    if (first !== null) inputs.current[first]?.focus();
  }

  return (
    <AppDialog
      open
      title={rosterTexts.addTitle}
      subtitle={team.team_name}
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disableElevation loading={busy}>
            Add athlete
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => void save(event)}
        sx={{
          display: 'grid',
          gap: 2,
          pt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
          '& > .wide': { gridColumn: '1 / -1' },
        }}
      >
        <Box className="wide">
          <Typography variant="body2">{rosterTexts.addIntro}</Typography>
          <Button component={Link} to={`/team-creation/${team.team_id}/consent-form`} sx={{ minHeight: 44, ml: -1 }}>
            Blank form
          </Button>
        </Box>
        <Typography className="wide" variant="h3">
          The athlete
        </Typography>
        {PERSON_FIELDS.map((field) => (
          <EntryInput
            key={field}
            field={field}
            isRequired={isIdentity(field)}
            text={draft.person[field]}
            problem={problems.person[field]}
            readOnly={busy}
            takesFocus={field === PERSON_FIELDS[0]}
            today={today}
            inputRef={(input) => {
              inputs.current[field] = input;
            }}
            onText={form.setText}
          />
        ))}
        <Typography className="wide" variant="h3">
          The signed form
        </Typography>
        <SignedFormFields
          draft={draft.form}
          problems={problems.form}
          today={today}
          busy={busy}
          onChange={form.setForm}
        />
        {form.namesake !== null && (
          <Alert severity="warning" className="wide">
            {form.namesake}
            <FormControlLabel
              sx={{ display: 'flex', mt: 0.5 }}
              control={<Checkbox checked={draft.isAnother} onChange={(_, checked) => form.setAnother(checked)} />}
              label={rosterTexts.isAnother}
            />
          </Alert>
        )}
        {form.failure && (
          <Box className="wide">
            <FailureAlert failure={form.failure} />
          </Box>
        )}
      </Box>
      {question}
    </AppDialog>
  );
}
