import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type {
  ClockUnit,
  DateOrder,
  DecimalSign,
  DurationUnit,
  ImportScale,
  NameOrder,
} from '@touchline/contracts/import-plan.schema';
import type { RawCell } from './cells.js';
import { shownText } from './shown-text.js';

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
  /** Answers to choose from. */
  readings: QuestionReading<Answer>[];
}

/** Which scale a column has. Any other ends are an answer, too. */
export interface ScaleQuestion extends Asked<'scales', ImportScale> {
  field: string;
  /** The smallest and the largest number in the column. */
  seen: { min: number; max: number };
  /** The scale of the measure, to which numbers are converted. */
  own: { min: number; max: number; low_words: string | null; high_words: string | null };
}

/** What a code means, null for nothing: one entry of `codes` in the reading. */
export interface CodeQuestion extends Asked<'codes', string | null> {
  field: string;
  code: string;
}

/** Which day the records are of that have none. Any day is an answer; examples are names of sheets. */
export type DayQuestion = Asked<'day', CalendarDate>;

/** What every target may have to ask. */
export type PlainQuestion =
  Asked<'decimal_sign', DecimalSign> | Asked<'date_order', DateOrder> | Asked<'name_order', NameOrder>;

export type Question =
  | PlainQuestion
  /** The year of the first day without one. Any year is an answer. */
  | Asked<'year', number>
  | Asked<'clock', ClockUnit>
  | Asked<'duration_unit', DurationUnit>
  | DayQuestion
  | ScaleQuestion
  | CodeQuestion;

/** Cells of columns that can be read in more than one way. */
export interface OpenCells {
  headings: string[];
  cells: RawCell[];
}

const EXAMPLES = 3;

/** No question, or one. */
export function question<Kind extends string, Answer>(
  kind: Kind,
  open: OpenCells[],
  answers: readonly Answer[],
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
  const columns = new Set(open.filter(({ cells }) => cells.length > 0).flatMap(({ headings }) => headings));
  return [{ kind, columns: [...columns], examples: [...examples.keys()], readings }];
}
