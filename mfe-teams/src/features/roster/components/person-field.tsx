import { FIRST_DAY, type CalendarDate } from '@touchline/contracts/calendar-date';
import { FormTextField, type AppForm } from '@touchline/ui/forms';
import { FIELD_RULES, type PersonField as Field } from '../model/entry-fields.js';

interface PersonFieldProps<TTyped extends Record<string, string | boolean | null>, TSent extends object> {
  form: AppForm<TTyped, TSent>;
  field: Field & keyof TTyped;
  isRequired: boolean;
  takesFocus: boolean;
  today: CalendarDate;
  hint?: string | null;
}

const INPUT_MODES = { text: 'text', email: 'email', date: undefined, whole: 'numeric', decimal: 'decimal' } as const;

/** A field of an athlete's details. Numbers use a text field because a number field discards input such as a comma. */
export function PersonField<TTyped extends Record<string, string | boolean | null>, TSent extends object>({
  form,
  field,
  isRequired,
  takesFocus,
  today,
  hint = null,
}: PersonFieldProps<TTyped, TSent>) {
  const { label, kind, maxLength } = FIELD_RULES[field];
  const isDate = kind === 'date';
  return (
    <FormTextField
      form={form}
      name={field as never}
      label={label}
      type={isDate ? 'date' : 'text'}
      required={isRequired}
      autoFocus={takesFocus}
      hint={hint}
      input={{ inputMode: INPUT_MODES[kind], ...(isDate ? { min: FIRST_DAY, max: today } : { maxLength }) }}
    />
  );
}
