/** What a number format makes of a number of days. */
export type TimeFormat = 'day' | 'day_and_time' | 'time' | 'duration';

/** Texts, escaped characters, widths, and conditions, colours and locales in brackets, but not `[h]`, `[mm]` and `[ss]`. */
const LITERALS = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi;

/** Null for a format of plain numbers, texts or none. Answers are kept, because a sheet has few formats and many cells. */
export function timeFormatOf(format: string | null): TimeFormat | null {
  if (format === null) return null;
  const known = kept.get(format);
  if (known !== undefined) return known;
  const found = find(format);
  if (kept.size >= KEPT_FORMATS) kept.clear();
  kept.set(format, found);
  return found;
}

const KEPT_FORMATS = 1_000;
const kept = new Map<string, TimeFormat | null>();

function find(format: string): TimeFormat | null {
  const [first = ''] = format.replace(LITERALS, '').toLowerCase().split(';');
  if (/\[(?:h+|m+|s+)\]/.test(first)) return 'duration';
  const hasTime = /[hs]/.test(first);
  if (/[yd]/.test(first) || (first.includes('m') && !hasTime)) return hasTime ? 'day_and_time' : 'day';
  return hasTime ? 'time' : null;
}

/** The unit that a format adds to its numbers: `0.0\m` and `0.0" m"` say `m`. Null when there is none. */
export function unitInFormat(format: string | null): string | null {
  if (format === null || timeFormatOf(format) !== null) return null;
  const [first = ''] = format.split(';');
  const literals = [...first.matchAll(/"([^"]*)"|\\(.)/g)].map(([, text, char]) => text ?? char).join('');
  return literals.trim() === '' ? null : literals.trim();
}

/** How many digits a format such as `000` fills up with zeros; 0 when it does not. */
export const zerosOf = (format: string | null): number => /^0+$/.exec(format ?? '')?.[0].length ?? 0;
