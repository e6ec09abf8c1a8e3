import type { ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues } from 'react-hook-form';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { AppForm } from './use-app-form.js';

interface FormTextFieldProps<TTyped extends FieldValues, TSent extends object> extends Pick<
  TextFieldProps,
  'label' | 'required' | 'autoFocus' | 'multiline' | 'minRows' | 'maxRows' | 'size' | 'disabled' | 'sx' | 'children'
> {
  form: AppForm<TTyped, TSent>;
  name: FieldPath<TTyped>;
  type?: 'text' | 'email' | 'date' | 'time' | 'password' | 'url';
  /** A list of options (`children`) instead of a text. */
  select?: boolean;
  /** Below the field while nothing is wrong with it. */
  hint?: ReactNode;
  /** Shown behind the text. */
  unit?: string;
  /** Rewrites the text when the field is left. */
  normalize?: (text: string) => string;
  /** Attributes of the `<input>`, such as `maxLength` and `inputMode`. */
  input?: Record<string, string | number | undefined>;
  /** Other fields whose problems depend on this one. */
  deps?: FieldPath<TTyped>[];
}

/** A field of a form with its problem below it. While the form is busy it keeps the focus and accepts nothing. */
export function FormTextField<TTyped extends FieldValues, TSent extends object>({
  form: { control, busy },
  name,
  type = 'text',
  select = false,
  hint,
  unit,
  normalize,
  input,
  deps,
  ...shown
}: FormTextFieldProps<TTyped, TSent>) {
  const { field, fieldState } = useController({ control, name, rules: deps ? { deps } : {} });
  const { ref, ...bound } = field;
  const hasPicker = type === 'date' || type === 'time';
  return (
    <TextField
      {...shown}
      {...bound}
      fullWidth
      select={select}
      type={type}
      inputRef={ref}
      onBlur={() => {
        if (normalize) field.onChange(normalize(field.value));
        field.onBlur();
      }}
      error={fieldState.invalid}
      helperText={fieldState.error?.message ?? hint}
      slotProps={{
        ...(hasPicker && { inputLabel: { shrink: true } }),
        input: {
          sx: { minHeight: 44 },
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
        htmlInput: { autoComplete: 'off', ...input, readOnly: busy },
        select: { readOnly: busy },
      }}
    />
  );
}
