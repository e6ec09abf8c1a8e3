import type { InputHTMLAttributes } from 'react';
import { TextField } from '@touchline/ui';
import type { FormState } from '../use-add-form.js';

interface FormTextProps {
  form: FormState;
  field: 'title' | 'date' | 'time' | 'duration' | 'notes' | 'repeatUntil';
  label: string;
  type?: 'text' | 'date' | 'time';
  required?: boolean;
  multiline?: boolean;
  hint?: string | undefined;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  /** Shares its line with another such. */
  half?: boolean;
}

/** One typed value of the form, with what is wrong with it. While the form is busy it reads only: it keeps the focus, and what was typed. */
export function FormText({
  form: { draft, problems, busy, set },
  field,
  label,
  type = 'text',
  required = false,
  multiline = false,
  hint,
  htmlInput,
  half = false,
}: FormTextProps) {
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
      value={draft[field]}
      onChange={(event) => set(field, event.target.value)}
      error={problem !== undefined}
      helperText={problem ?? hint}
      slotProps={{
        htmlInput: { ...htmlInput, readOnly: busy },
        input: { sx: { minHeight: 44 } },
        ...(type === 'text' ? {} : { inputLabel: { shrink: true } }),
      }}
      sx={half ? { flex: '1 1 120px', width: 'auto' } : {}}
    />
  );
}
