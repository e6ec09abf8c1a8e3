import type { InputHTMLAttributes } from 'react';
import { TextField } from '@touchline/ui';
import type { EventFormState } from '../event-form-state.js';
import type { EventField } from '../model/event-values.js';

interface EventTextFieldProps {
  form: EventFormState;
  field: Exclude<EventField, 'event_type' | 'attendance_taken' | 'repeat_weekdays'>;
  label: string;
  type?: 'text' | 'date' | 'time';
  required?: boolean;
  multiline?: boolean;
  hint?: string | undefined;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  /** Shares the line with another field of half width. */
  halfWidth?: boolean;
}

/**
 * A text field of the event form with its problem. It is read-only while the form saves, so that it keeps the focus and
 * the typed value.
 */
export function EventTextField({
  form: { values, problems, busy, setField },
  field,
  label,
  type = 'text',
  required = false,
  multiline = false,
  hint,
  htmlInput,
  halfWidth = false,
}: EventTextFieldProps) {
  const problem = problems[field];
  return (
    <TextField
      data-field={field}
      size="small"
      fullWidth
      label={label}
      type={type}
      required={required}
      multiline={multiline}
      {...(multiline ? { minRows: 2, maxRows: 8 } : {})}
      value={values[field]}
      onChange={(event) => setField(field, event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        htmlInput: { ...htmlInput, readOnly: busy },
        input: { sx: { minHeight: 44 } },
        ...(type === 'text' ? {} : { inputLabel: { shrink: true } }),
      }}
      sx={halfWidth ? { flex: '1 1 7.5rem', width: 'auto' } : {}}
    />
  );
}
