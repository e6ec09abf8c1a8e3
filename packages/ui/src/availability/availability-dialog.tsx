import { useId } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { BODY_PARTS } from '@touchline/contracts/body-parts';
import { Autocomplete } from '../choices/autocomplete.js';
import { AppDialog } from '../dialogs/app-dialog.js';
import { useDiscardGuard } from '../dialogs/use-discard-guard.js';
import { useUnsavedWork } from '../host/host.js';
import { useToday } from '../hooks/use-today.js';
import { FailureAlert } from '../panels/failure-alert.js';
import { uiTexts } from '../texts.js';
import { availabilityText, reportedInjuryText, type ReportedInjury } from './availability-text.js';
import { useAvailabilityForm } from './use-availability-form.js';

interface AvailabilityDialogProps {
  athlete: { athlete_id: number; first_name: string; last_name: string };
  /** What the screen shows now. */
  current: Availability;
  /** What the athlete reports; null without an injury. */
  reported: ReportedInjury | null;
  onClose: () => void;
  onSaved: (availability: Availability) => void;
}

/** Records whether an athlete can train. It is open while mounted; later refreshes do not change typed values. */
export function AvailabilityDialog({ athlete, current, reported, onClose, onSaved }: AvailabilityDialogProps) {
  const today = useToday();
  const form = useAvailabilityForm({ athleteId: athlete.athlete_id, current, today, onSaved });
  const { draft, problems, busy } = form;
  const formId = useId();
  const { guard, question } = useDiscardGuard(form.isDirty);
  useUnsavedWork(form.isDirty);
  const close = () => guard(onClose);
  const isLimited = draft.status !== 'available';
  const name = `${athlete.first_name} ${athlete.last_name}`;

  return (
    <AppDialog
      open
      title="Availability"
      subtitle={name}
      maxWidth="xs"
      busy={busy}
      onClose={close}
      actions={
        <>
          <Button onClick={close} disabled={busy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="contained" disableElevation loading={busy}>
            {form.theirs ? 'Save mine as well' : 'Save'}
          </Button>
        </>
      }
    >
      <Box
        component="form"
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
        sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {form.failure && <FailureAlert failure={form.failure} />}
        {form.theirs && <Alert severity="warning">{uiTexts.availabilityTheirs(availabilityText(form.theirs))}</Alert>}
        {reported && <Typography variant="body2">{reportedInjuryText(reported)}</Typography>}
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Availability"
          value={draft.status}
          disabled={busy}
          onChange={(_, status: AvailabilityStatus | null) => status && form.set('status', status)}
        >
          {[...AVAILABILITIES].reverse().map((status) => (
            <ToggleButton key={status} value={status} sx={{ minHeight: 44 }}>
              {AVAILABILITY_LABELS[status]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {isLimited && (
          <Autocomplete
            freeSolo
            options={BODY_PARTS}
            inputValue={draft.bodyPart}
            onInputChange={(_, text) => form.set('bodyPart', text)}
            disabled={busy}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Body part"
                error={problems.bodyPart !== undefined}
                helperText={problems.bodyPart ?? 'Leave it empty for illness or anything else.'}
              />
            )}
          />
        )}
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: isLimited ? '1fr 1fr' : '1fr' }}>
          <DayField
            label="From"
            value={draft.from}
            problem={problems.from}
            busy={busy}
            onDay={(day) => form.set('from', day)}
          />
          {isLimited && (
            <DayField
              label="Until (last day)"
              value={draft.until}
              problem={problems.until}
              hint="Empty: open end."
              busy={busy}
              onDay={(day) => form.set('until', day)}
            />
          )}
        </Box>
        <TextField
          label="Note for the staff"
          multiline
          minRows={2}
          value={draft.note}
          disabled={busy}
          onChange={(event) => form.set('note', event.target.value)}
          error={problems.note !== undefined}
          helperText={problems.note ?? uiTexts.availabilityNote(draft.note.trim().length, AVAILABILITY_NOTE_MAX)}
        />
      </Box>
      {question}
    </AppDialog>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  problem: string | undefined;
  hint?: string;
  busy: boolean;
  onDay: (day: string) => void;
}

function DayField({ label, value, problem, hint, busy, onDay }: DayFieldProps) {
  return (
    <TextField
      label={label}
      type="date"
      value={value}
      disabled={busy}
      onChange={(event) => onDay(event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
