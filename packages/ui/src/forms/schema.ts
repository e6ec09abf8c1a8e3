import {
  boolean,
  custom,
  maxLength,
  object,
  pipe,
  refine,
  regex,
  string,
  transform,
  trim,
  type ZodMiniType,
} from 'zod/mini';
import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { isOneLine, ONE_LINE_PROBLEM, VISIBLE } from '@touchline/contracts/visible-text';

/** Turns what is typed, texts for most fields, into what is sent (`TSent`), or into a sentence at each field. */
export type FormSchema<TSent> = ZodMiniType<TSent>;

/**
 * The parts of zod/mini of which forms make their schemas: the shell loads these alone, once for all areas. The wire
 * schemas themselves would bring 28 KB of zod into each area. A form repeats none of their limits: it takes the same
 * constants from the contracts, and the compiler holds its result against the type of the request.
 */
export const z = { boolean, custom, object, pipe, string, transform };

/** The value to send, or the sentence at the field. */
export type Parsed<T> = { value: T } | { problem: string };

/** A field whose trimmed text `parse` turns into the value to send. */
export const typedAs = <T>(parse: (text: string) => Parsed<T>) =>
  pipe(
    string(),
    transform((text, { issues }): T => {
      const parsed = parse(text.trim());
      if ('value' in parsed) return parsed.value;
      issues.push({ code: 'custom', message: parsed.problem, input: text });
      return undefined as T;
    }),
  );

/** Reads a number from a trimmed text; null or undefined: the text is none. */
type ParseNumber = (text: string) => number | null | undefined;

/** A number that `parse` reads; `problem` answers any other text. */
export const requiredNumber = (parse: ParseNumber, problem: string) =>
  typedAs<number>((text) => {
    const value = parse(text);
    return typeof value === 'number' ? { value } : { problem };
  });

/** The same; null when nothing is typed. */
export const optionalNumber = (parse: ParseNumber, problem: string) =>
  typedAs<number | null>((text) => {
    const value = parse(text);
    return typeof value === 'number' || text === '' ? { value: value ?? null } : { problem };
  });

const tooLong = (most: number) => `At most ${most} characters.`;

const emptyAsNull = transform((text: string): string | null => (text === '' ? null : text));

/** A text of one or more lines with at most `most` characters; null when nothing is typed. */
export const optionalText = (most: number) => pipe(string().check(trim(), maxLength(most, tooLong(most))), emptyAsNull);

const oneLine = refine<string>(isOneLine, ONE_LINE_PROBLEM);

/** The same on one line. */
export const optionalLine = (most: number) =>
  pipe(string().check(trim(), maxLength(most, tooLong(most)), oneLine), emptyAsNull);

/** A text of one line, of 1 to `most` visible characters. */
export const requiredText = (most: number, missing: string) =>
  string().check(trim(), regex(VISIBLE, missing), maxLength(most, tooLong(most)), oneLine);

/** A day; `missing` also answers a text that is none. */
export const requiredDay = (missing: string) =>
  typedAs<CalendarDate>((text) => (isCalendarDate(text) ? { value: text } : { problem: missing }));

/** A field that the other fields hide: what it holds is neither judged nor sent. */
export const hiddenText = pipe(
  string(),
  transform(() => null),
);
