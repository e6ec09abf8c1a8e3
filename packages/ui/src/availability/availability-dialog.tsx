import { useController, useWatch } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  AVAILABILITIES,
  AVAILABILITY_LABELS,
  AVAILABILITY_NOTE_MAX,
  type AvailabilityStatus,
} from '@touchline/contracts/availability-rules';
import type { Availability } from '@touchline/contracts/availability.schema';
import { fullName, type NamedAthlete } from '@touchline/contracts/athlete-labels';
import { BODY_PARTS } from '@touchline/contracts/body-parts';
import { Autocomplete } from '../choices/autocomplete.js';
import { FormDialog } from '../forms/form-dialog.js';
import { FormTextField } from '../forms/form-text-field.js';
import { useMay } from '../host/host.js';
import { useToday } from '../hooks/use-today.js';
import { uiTexts } from '../texts.js';
import { availabilityText, reportedInjuryText, type ReportedInjury } from './availability-text.js';
import { useAvailabilityForm } from './use-availability-form.js';

interface AvailabilityDialogProps {
  /** `memberships`: in the coach's teams, whose roles decide who writes the note; by default any team of the coach. */
  athlete: NamedAthlete & { memberships?: readonly { team_id: number }[] | undefined };
  /** The athlete's name in the list that led here, told apart from equal ones; by default first and last name. */
  name?: string | undefined;
  /** What the screen shows now. */
  current: Availability;
  /** What the athlete reports; null without an injury. */
  reported: ReportedInjury | null;
  onClose: () => void;
  onSaved: (availability: Availability) => void;
}

/** Records whether an athlete can train. It is open while mounted; later refreshes do not change typed values. */
export function AvailabilityDialog({ athlete, name, current, reported, onClose, onSaved }: AvailabilityDialogProps) {
  const today = useToday();
  const { form, theirs } = useAvailabilityForm({ athleteId: athlete.athlete_id, current, today, onSaved });
  const { control, busy } = form;
  const { field: status } = useController({ control, name: 'status' });
  const { field: bodyPart, fieldState: bodyPartState } = useController({ control, name: 'body_part' });
  const note = useWatch({ control, name: 'note' });
  const isLimited = status.value !== 'available';
  const mayNote = useMay()('health.write', athlete.memberships?.map(({ team_id: id }) => id) ?? null);

  return (
    <FormDialog
      form={form}
      title="Availability"
      subtitle={name ?? fullName(athlete)}
      submitLabel={theirs ? 'Save mine as well' : 'Save'}
      onClose={onClose}
    >
      {theirs && <Alert severity="warning">{uiTexts.availabilityTheirs(availabilityText(theirs))}</Alert>}
      {reported && <Typography variant="body2">{reportedInjuryText(reported)}</Typography>}
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-label="Availability"
        value={status.value}
        disabled={busy}
        onChange={(_, chosen: AvailabilityStatus | null) => chosen && status.onChange(chosen)}
      >
        {[...AVAILABILITIES].reverse().map((value) => (
          <ToggleButton key={value} value={value} sx={{ minHeight: 44 }}>
            {AVAILABILITY_LABELS[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {isLimited && (
        <Autocomplete
          freeSolo
          options={BODY_PARTS}
          inputValue={bodyPart.value}
          onInputChange={(_, text) => bodyPart.onChange(text)}
          readOnly={busy}
          renderInput={(params) => (
            <TextField
              {...params}
              inputRef={bodyPart.ref}
              label="Body part"
              error={bodyPartState.invalid}
              helperText={bodyPartState.error?.message ?? 'Leave it empty for illness or anything else.'}
            />
          )}
        />
      )}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: isLimited ? '1fr 1fr' : '1fr' }}>
        <FormTextField form={form} name="from" type="date" label="From" deps={['until']} />
        {isLimited && (
          <FormTextField form={form} name="until" type="date" label="Until (last day)" hint="Empty: open end." />
        )}
      </Box>
      {mayNote && (
        <FormTextField
          form={form}
          name="note"
          label="Note for the staff"
          multiline
          minRows={2}
          hint={uiTexts.availabilityNote(note.trim().length, AVAILABILITY_NOTE_MAX)}
        />
      )}
    </FormDialog>
  );
}
