import { formatMediumDate } from '@touchline/contracts/date-format';
import type { DateOrder, DecimalSign, NameOrder } from '@touchline/contracts/import-plan.schema';
import type { RawCell } from './cells.js';
import { shownText } from './shown-text.js';
import { dayWays, type DayReading } from './values/day.js';
import { readName, type NameReading } from './values/name.js';
import { numberWays } from './values/number.js';

/** One possible answer, and each example as it would be read then. */
export interface QuestionReading<Answer> {
  answer: Answer;
  shownAs: string[];
}

/** What the cells themselves do not decide. The answer goes into the reading, under the name of the kind. */
interface Asked<Kind, Answer> {
  kind: Kind;
  /** Headings of the columns. */
  columns: string[];
  /** Up to three different texts of those columns. */
  examples: string[];
  readings: QuestionReading<Answer>[];
}
export type Question =
  Asked<'decimal_sign', DecimalSign> | Asked<'date_order', DateOrder> | Asked<'name_order', NameOrder>;

/** Cells of a column that can be read in more than one way. */
export interface OpenCells {
  heading: string;
  cells: RawCell[];
}

const EXAMPLES = 3;

export function numberQuestion(open: OpenCells[]): Question[] {
  const shown = (cell: RawCell, sign: DecimalSign) => String(numberWays(cell).get(sign) ?? '');
  return question('decimal_sign', open, ['.', ','], shown);
}

export function dayQuestion(open: OpenCells[], reading: DayReading): Question[] {
  const shown = (cell: RawCell, order: DateOrder) => {
    const day = dayWays(cell, reading).get(order);
    return day === undefined ? '' : formatMediumDate(day);
  };
  return question('date_order', open, ['dmy', 'mdy'], shown);
}

export function nameQuestion(open: OpenCells[], reading: NameReading): Question[] {
  const shown = (cell: RawCell, order: NameOrder) => {
    const name = readName(cell, { ...reading, order }).value;
    return name ? `First name ${name.first}, last name ${name.last}` : '';
  };
  return question('name_order', open, ['first_last', 'last_first'], shown);
}

/** No question, or one. */
function question<Kind extends string, Answer>(
  kind: Kind,
  open: OpenCells[],
  answers: Answer[],
  shown: (cell: RawCell, answer: Answer) => string,
): Asked<Kind, Answer>[] {
  const examples = new Map<string, RawCell>();
  for (const cell of open.flatMap(({ cells }) => cells)) {
    if (examples.size === EXAMPLES) break;
    const text = shownText(cell, false);
    if (!examples.has(text)) examples.set(text, cell);
  }
  if (examples.size === 0) return [];
  const readings = answers.map((answer) => ({
    answer,
    shownAs: [...examples.values()].map((cell) => shown(cell, answer)),
  }));
  const columns = open.filter(({ cells }) => cells.length > 0).map(({ heading }) => heading);
  return [{ kind, columns, examples: [...examples.keys()], readings }];
}
