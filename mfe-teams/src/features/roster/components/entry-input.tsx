import type { Ref } from 'react';
import { FIRST_DAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { TextField } from '@touchline/ui';
import { FIELD_RULES, type EntryField } from '../model/entry-fields.js';

interface EntryInputProps {
  field: EntryField;
  text: string;
  problem: string | undefined;
  /** It is being stored: it keeps the focus, but takes nothing. */
  waiting: boolean;
  takesFocus: boolean;
  today: CalendarDate;
  inputRef: Ref<HTMLInputElement>;
  onText: (field: EntryField, text: string) => void;
}

const INPUT_MODES = { text: 'text', date: undefined, whole: 'numeric', decimal: 'decimal' } as const;

/** One field of the form. Numbers in a text box, because a number box throws away what it cannot read, a comma for instance. */
export function EntryInput({ field, text, problem, waiting, takesFocus, today, inputRef, onText }: EntryInputProps) {
  const { label, kind, most } = FIELD_RULES[field];
  const isDate = kind === 'date';
  return (
    <TextField
      label={label}
      type={isDate ? 'date' : 'text'}
      fullWidth
      required={field === 'first_name' || field === 'last_name'}
      autoFocus={takesFocus}
      value={text}
      inputRef={inputRef}
      onChange={(event) => onText(field, event.target.value)}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{
        ...(isDate && { inputLabel: { shrink: true } }),
        htmlInput: {
          readOnly: waiting,
          inputMode: INPUT_MODES[kind],
          autoComplete: 'off',
          ...(isDate ? { min: FIRST_DAY, max: today } : { maxLength: most }),
        },
      }}
    />
  );
}
