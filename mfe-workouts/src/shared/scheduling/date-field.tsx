import { FIRST_DAY, isCalendarDate, LAST_DAY } from '@touchline/contracts/calendar-date';
import { formatLongDate } from '@touchline/contracts/date-format';
import { TextField } from '@touchline/ui';
import { schedulingTexts } from '../texts/scheduling-texts.js';

interface DateFieldProps {
  /** The text of the date field; empty while it holds no complete date. */
  value: string;
  busy: boolean;
  onChange: (text: string) => void;
}

/** The day a workout is scheduled for, with its long form below. */
export function DateField({ value, busy, onChange }: DateFieldProps) {
  const isDate = isCalendarDate(value);
  return (
    <TextField
      label="Select Date"
      type="date"
      required
      autoFocus
      value={value}
      error={!isDate}
      helperText={isDate ? formatLongDate(value) : schedulingTexts.chooseDate}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { readOnly: busy, min: FIRST_DAY, max: LAST_DAY } }}
    />
  );
}
