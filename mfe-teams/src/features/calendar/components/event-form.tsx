import type { ReactNode, Ref } from 'react';
import { FIRST_DAY, LAST_DAY } from '@touchline/contracts/calendar-date';
import {
  EVENT_DURATION_MAX,
  EVENT_DURATION_MIN,
  EVENT_NOTES_MAX,
  EVENT_TIME_STEP,
  EVENT_TITLE_MAX,
  PLANNED_EVENT_TYPES,
} from '@touchline/contracts/event-limits';
import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, TextField } from '@touchline/ui';
import { EVENT_TYPE_LABELS } from '../model/event-texts.js';
import type { FormState } from '../use-add-form.js';
import { FormText } from './form-text.js';
import { RepeatField } from './repeat-field.js';

interface EventFormProps {
  id: string;
  form: FormState;
  formRef: Ref<HTMLFormElement>;
  /** An athlete's event takes no attendance. */
  ofAthlete: boolean;
  /** Adding can repeat. */
  adding: boolean;
  /** Above the fields: for whom it is, and what is to be said. */
  children: ReactNode;
}

/** The fields of an event. The form's owner judges what was typed, not the browser: any minute may be given, though the arrows go by five. */
export function EventForm({ id, form, formRef, ofAthlete, adding, children }: EventFormProps) {
  const { draft, problems, busy, set, submit } = form;
  const workout = draft.type === 'workout';
  return (
    <Box
      component="form"
      id={id}
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
    >
      <Box sx={{ width: '100%', display: 'grid', gap: 2 }}>{children}</Box>
      <TextField
        select
        data-field="type"
        size="small"
        fullWidth
        label="Event Type"
        required
        value={draft.type}
        disabled={workout}
        onChange={(event) => set('type', event.target.value as typeof draft.type)}
        error={problems.type !== undefined}
        helperText={problems.type ?? (workout ? 'Scheduled with its plan.' : undefined)}
        slotProps={{ select: { readOnly: busy, sx: { minHeight: 44 } } }}
      >
        {workout && <MenuItem value="workout">{EVENT_TYPE_LABELS.workout}</MenuItem>}
        {PLANNED_EVENT_TYPES.map((type) => (
          <MenuItem key={type} value={type} sx={{ minHeight: 44 }}>
            {EVENT_TYPE_LABELS[type]}
          </MenuItem>
        ))}
      </TextField>
      <FormText
        form={form}
        field="title"
        label="Title"
        required
        htmlInput={{ maxLength: EVENT_TITLE_MAX, autoComplete: 'off' }}
      />
      <FormText
        form={form}
        field="date"
        label="Date"
        type="date"
        required
        htmlInput={{ min: FIRST_DAY, max: LAST_DAY }}
      />
      <FormText
        form={form}
        field="time"
        label="Time"
        type="time"
        required={!workout}
        htmlInput={{ step: EVENT_TIME_STEP * 60 }}
        hint={workout ? 'Empty: all day.' : undefined}
        half
      />
      {!workout && (
        <FormText
          form={form}
          field="duration"
          label="Duration (min)"
          htmlInput={{
            inputMode: 'numeric',
            autoComplete: 'off',
            'aria-description': `From ${EVENT_DURATION_MIN} to ${EVENT_DURATION_MAX}`,
          }}
          half
        />
      )}
      <FormText form={form} field="notes" label="Notes" multiline htmlInput={{ maxLength: EVENT_NOTES_MAX }} />
      {!workout && (
        <Box data-field="attendance" sx={{ width: '100%' }}>
          <FormControlLabel
            control={
              <Checkbox
                checked={!ofAthlete && draft.attendance}
                onChange={(_, checked) => !busy && set('attendance', checked)}
              />
            }
            label="Attendance Taken"
            disabled={ofAthlete}
            sx={{ minHeight: 44 }}
          />
          {ofAthlete && <FormHelperText sx={{ mt: -0.5 }}>Attendance is taken at a team’s events.</FormHelperText>}
          {problems.attendance !== undefined && <FormHelperText error>{problems.attendance}</FormHelperText>}
        </Box>
      )}
      {adding && <RepeatField form={form} />}
    </Box>
  );
}
