import type { RawCell } from './cells.js';
import type { Decisions } from './decisions.js';
import type { MappedColumn } from './tables.js';
import type { CellValue } from './values/cell-value.js';
import { readCode } from './values/code.js';
import { readDay } from './values/day.js';
import { readDigits } from './values/digits.js';
import { readEmail } from './values/email.js';
import { readMinutes } from './values/minutes.js';
import { readNumber } from './values/number.js';
import { readRating } from './values/rating.js';
import { readText } from './values/text.js';
import { readTime } from './values/time.js';

/** The value of a cell for its field, by the kind of the field. Names are read by `rowName`. */
export function readCell(
  cell: RawCell | null,
  mapped: MappedColumn,
  decisions: Decisions,
  isDate1904: boolean,
): CellValue<string | number> {
  const { field } = mapped;
  switch (field.kind) {
    case 'minutes':
      return readMinutes(cell, decisions.minutes(mapped));
    case 'rating':
      return readRating(cell, decisions.rating(mapped));
    case 'code':
      return readCode(cell, decisions.code(field));
    case 'time':
      return readTime(cell, isDate1904);
    case 'number':
      return readNumber(cell, decisions.number(mapped));
    case 'day':
    case 'birth_day':
      return readDay(cell, decisions.day(mapped));
    case 'digits':
      return readDigits(cell, field.max_length ?? Infinity);
    case 'email':
      return readEmail(cell, { maxLength: field.max_length, isDate1904 });
    case 'name':
    case 'text':
      return readText(cell, { maxLength: field.max_length, isDate1904 });
  }
}
