import type { Ref } from 'react';
import { FIRST_DAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { TextField } from '@touchline/ui';
import { FIELD_RULES, type PersonField } from '../model/entry-fields.js';

interface EntryInputProps<F extends PersonField> {
  field: F;
  isRequired: boolean;
  text: string;
  problem: string | undefined;
  /** True while the form saves; the field keeps the focus. */
  readOnly: boolean;
  takesFocus: boolean;
  today: CalendarDate;
  inputRef: Ref<HTMLInputElement>;
  onText: (field: F, text: string) => void;
}

const INPUT_MODES = { text: 'text', email: 'email', date: undefined, whole: 'numeric', decimal: 'decimal' } as const;

/** A field of the form. Numbers use a text field because a number field discards input such as a comma. */
export function EntryInput<F extends PersonField>({
  field,
  isRequired,
  text,
  problem,
  readOnly,
  takesFocus,
  today,
  inputRef,
  onText,
}: EntryInputProps<F>) {
  const { label, kind, maxLength } = FIELD_RULES[field];
  const isDate = kind === 'date';
  return (
    <TextField
      label={label}
      type={isDate ? 'date' : 'text'}
      fullWidth
      required={isRequired}
      autoFocus={takesFocus}
      value={text}
      inputRef={inputRef}
      onChange={(event) => onText(field, event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        ...(isDate && { inputLabel: { shrink: true } }),
        htmlInput: {
          readOnly,
          inputMode: INPUT_MODES[kind],
          autoComplete: 'off',
          ...(isDate ? { min: FIRST_DAY, max: today } : { maxLength }),
        },
      }}
    />
  );
}
