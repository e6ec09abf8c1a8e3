import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@touchline/ui';
import { FormDialog, useController, useWatch } from '@touchline/ui/forms';
import { useMay } from '@touchline/ui/host';
import { Link } from '@touchline/ui/router';
import { rosterTexts } from '../../../shared/texts/roster-texts.js';
import { SignedFormFields } from '../answers/components/signed-form-fields.js';
import { PersonField } from '../components/person-field.js';
import { useJerseyHint } from '../use-jersey-hint.js';
import { isIdentity, PERSON_FIELDS } from './model/signed-athlete.js';
import { useSignedAthlete } from './use-signed-athlete.js';

export interface SignedAthleteDialogProps {
  team: Pick<TeamWithAthletes, 'team_id' | 'team_name'>;
  onClose: () => void;
}

/** Adds an athlete who is on no roster, with the form that was signed for them. It is open while mounted. */
export function SignedAthleteDialog({ team, onClose }: SignedAthleteDialogProps) {
  const { form, today, namesake } = useSignedAthlete(team.team_id, onClose);
  const hasBlankForm = useMay()('administration.read', team.team_id);
  const { field: another } = useController({ control: form.control, name: 'is_another' });
  const { jersey_number: jersey } = useWatch({ control: form.control });
  const jerseyHint = useJerseyHint(jersey ?? '', team.team_id, null);
  return (
    <FormDialog
      form={form}
      title={rosterTexts.addTitle}
      subtitle={team.team_name}
      maxWidth="sm"
      twoColumns
      submitLabel="Add athlete"
      onClose={onClose}
    >
      <Box className="wide">
        <Typography variant="body2">{rosterTexts.addIntro}</Typography>
        {hasBlankForm && (
          <Button component={Link} to={`/team-creation/${team.team_id}/consent-form`} sx={{ minHeight: 44, ml: -1 }}>
            Blank form
          </Button>
        )}
      </Box>
      <Typography className="wide" variant="h3">
        The athlete
      </Typography>
      {PERSON_FIELDS.map((field) => (
        <PersonField
          key={field}
          form={form}
          field={field}
          isRequired={isIdentity(field)}
          takesFocus={field === PERSON_FIELDS[0]}
          today={today}
          hint={field === 'jersey_number' ? jerseyHint : null}
        />
      ))}
      <Typography className="wide" variant="h3">
        The signed form
      </Typography>
      <SignedFormFields form={form} today={today} />
      {namesake !== null && (
        <Alert severity="warning" className="wide">
          {namesake}
          <FormControlLabel
            sx={{ display: 'flex', mt: 0.5 }}
            control={<Checkbox checked={another.value} onChange={another.onChange} />}
            label={rosterTexts.isAnother}
          />
        </Alert>
      )}
    </FormDialog>
  );
}
