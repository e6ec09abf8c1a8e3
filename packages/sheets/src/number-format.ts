import { remembered } from './remembered.js';

/** What a number format makes of a number of days. */
export type TimeFormat = 'day' | 'day_and_time' | 'time' | 'duration';

/** Texts, escaped characters, widths, and conditions, colours and locales in brackets, but not `[h]`, `[mm]` and `[ss]`. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Null for a format of plain numbers, texts or none. */
export const timeFormatOf = (format: string | null): TimeFormat | null => (format === null ? null : find(format));

const find = remembered((format: string): TimeFormat | null => {
  const [first = ''] = format.replace(LITERALS, '').toLowerCase().split(';');
  if (/\[(?:h+|m+|s+)\]/.test(first)) return 'duration';
  const hasTime = /[hs]/.test(first);
  if (/[yd]/.test(first) || (first.includes('m') && !hasTime)) return hasTime ? 'day_and_time' : 'day';
  return hasTime ? 'time' : null;
});

/** The unit that a format adds to its numbers: `0.0\m` and `0.0" m"` say `m`. Null when there is none. */
export function unitInFormat(format: string | null): string | null {
  if (format === null || timeFormatOf(format) !== null) return null;
  const [first = ''] = format.split(';');
  const literals = [...first.matchAll(/"([^"]*)"|\\(.)/g)].map(([, text, char]) => text ?? char).join('');
  return literals.trim() === '' ? null : literals.trim();
}

/** How many digits a format such as `000` fills up with zeros; 0 when it does not. */
export const zerosOf = (format: string | null): number => /^0+$/.exec(format ?? '')?.[0].length ?? 0;
