import type { CalendarDate } from '@touchline/contracts/calendar-date';

/** Why a cell or row is not imported. */
export type RefusalCode =
  | 'no_name'
  | 'name_incomplete'
  | 'too_long'
  | 'not_readable'
  | 'not_a_number'
  | 'unknown_unit'
  | 'out_of_range'
  | 'too_many_decimals'
  | 'not_a_day'
  | 'day_out_of_range'
  | 'not_a_duration'
  | 'not_a_time'
  | 'not_on_step'
  | 'unknown_code'
  | 'incomplete'
  | 'no_day'
  | 'not_digits'
  | 'not_an_email'
  | 'undecided'
  | 'twice'
  | 'twice_on_day';

/**
 * By code: `max` characters, `min`, `max` and `unit` of a number, `decimals`, `step` of a scale, `first` and `last` day,
 * `line` of the first row, `label` of the field that is missing.
 */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** A cell that keeps its row from being imported, or a whole row when `column` is null. */
export interface Refusal {
  sheet: string;
  line: number;
  /** Of the record that the cell belongs to; null when it is not known or the whole row is refused. */
  day: CalendarDate | null;
  /** Heading of the cell. */
  column: string | null;
  /** The cell as the coach sees it. */
  text: string;
  code: RefusalCode;
  values: RefusalValues;
}

/** What is wrong with a cell and what to do. */
export function refusalText({ text, code, values }: Pick<Refusal, 'text' | 'code' | 'values'>): string {
  switch (code) {
    case 'no_name':
      return 'The row has no name. Fill in the name or remove the row.';
    case 'name_incomplete':
      return text === ''
        ? 'First or last name is missing. Fill in both.'
        : `“${text}” is one word. Write first and last name.`;
    case 'too_long':
      return `The text has more than ${values.max} characters. Shorten it.`;
    case 'not_readable':
      return `“${text}” has characters that cannot be shown. Type it again.`;
    case 'not_a_number':
      return `“${text}” is no number. Write a number, or leave the cell empty.`;
    case 'unknown_unit':
      return `The unit “${values.unit}” is unknown here. Write the values in ${values.expected}.`;
    case 'out_of_range':
      return `${text} is out of range: ${values.min} to ${values.max}${withBlank(values.unit)}. Correct it or leave the cell empty.`;
    case 'too_many_decimals':
      return values.decimals === 0
        ? `${text} is no whole number. Round it.`
        : `${text} has more than ${values.decimals === 1 ? 'one decimal' : `${values.decimals} decimals`}. Round it.`;
    case 'not_a_day':
      return `“${text}” is no date that exists. Write it as 2010-03-12, or leave the cell empty.`;
    case 'day_out_of_range':
      return `${text} is not between ${values.first} and ${values.last}. Correct the date.`;
    case 'not_a_duration':
      return `“${text}” is no duration. Write minutes, or leave the cell empty.`;
    case 'not_a_time':
      return `“${text}” is no time of day. Write it as 18:30, or leave the cell empty.`;
    case 'not_on_step':
      return `${text} is between two choices of the scale, which has steps of ${values.step}. Correct it or leave the cell empty.`;
    case 'unknown_code':
      return `Nobody has said what “${text}” means. Answer the question about it.`;
    case 'incomplete':
      return `${values.label} is missing. Fill it in or remove the row.`;
    case 'no_day':
      return 'The day is missing. Fill it in or answer the question about it.';
    case 'not_digits':
      return `“${text}” is not one to ${values.max} digits. Correct it or leave the cell empty.`;
    case 'not_an_email':
      return `“${text}” is no email address. Correct it or leave the cell empty.`;
    case 'undecided':
      return `“${text}” can be read in more than one way. Answer the question about this column.`;
    case 'twice':
      return `The same person is already in line ${values.line}. Remove one of the two rows.`;
    case 'twice_on_day':
      return `${text} has an answer of this day already, in line ${values.line}. Remove one of the two.`;
  }
}

const withBlank = (unit: string | number | undefined): string => (unit === undefined ? '' : ` ${unit}`);
