import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CommandError } from './command-error.js';
import { parseWords } from './parse-words.js';

export const ATHLETE_USAGE = `Usage: npm run athlete -- <command>

  audit <no.> [--since 2026-11-01]      Who read and wrote this athlete's health data, and when (UTC), newest last. The number is the
                                        athlete's: it is in the address of the pages and in every answer of the API.
`;

export interface AthleteCommand {
  name: 'audit';
  athleteId: number;
  /** First day (UTC) to list; null lists everything. */
  since: CalendarDate | null;
}

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readAthleteCommand(words: readonly string[]): AthleteCommand {
  const { positionals, values } = parseWords(
    { args: [...words], options: { since: { type: 'string' } }, allowPositionals: true },
    ATHLETE_USAGE,
  );
  const { since = null } = values;
  const [name, number, ...more] = positionals;
  if (name !== 'audit' || number === undefined || more.length > 0) throw new CommandError(ATHLETE_USAGE);
  if (!/^[1-9]\d{0,14}$/.test(number))
    throw new CommandError(`"${number}" is no athlete's number: a positive whole number is.`);
  if (since !== null && !isCalendarDate(since)) throw new CommandError(`"${since}" is no date written yyyy-mm-dd.`);
  return { name, athleteId: Number(number), since };
}
