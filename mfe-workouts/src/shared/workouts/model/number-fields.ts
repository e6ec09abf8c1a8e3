import { typedAs } from '@touchline/ui/forms';

/** A typed whole number from 1 to `maximum`, spaces around it allowed; null for anything else. */
export function parseCount(text: string, maximum = Infinity): number | null {
  const value = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= maximum ? value : null;
}

/** A field whose text `parse` reads as a number. It may stay empty, which prescribes nothing; `problem` answers other texts. */
export const optionalNumber = (parse: (text: string) => number | null, problem: string) =>
  typedAs<number | null>((text) => {
    const value = parse(text);
    return value === null && text !== '' ? { problem } : { value };
  });
