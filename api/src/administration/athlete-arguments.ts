import { isCalendarDate, type CalendarDate } from '@touchline/contracts/calendar-date';
import { CommandError } from './command-error.js';
import { parseWords } from './parse-words.js';

export const ATHLETE_USAGE = `Usage: npm run athlete -- <command>

  audit  <no.> [--since 2026-11-01]     Who read and wrote this athlete's health data, and when (UTC), newest last.
  export <no.> --to <folder>            Everything that is stored about this athlete, into a new folder: a page to read and print,
                                        tables for spreadsheets, and data.json.
  erase  <no.> --name "First Last" [--yes]
                                        Deletes everything that is stored about this athlete, for ever. Says before what that is, and
                                        asks; with --yes it does not ask.

The number is the athlete's: it is in the address of the pages and in every answer of the API. docs/personal-data.md says what is stored,
what an erasure cannot reach, and how to answer an athlete who asks.
`;

interface AuditCommand {
  name: 'audit';
  athleteId: number;
  /** First day (UTC) to list; null lists everything. */
  since: CalendarDate | null;
}

interface ExportCommand {
  name: 'export';
  athleteId: number;
  /** As typed. */
  folder: string;
}

export interface EraseCommand {
  name: 'erase';
  athleteId: number;
  /** First and last name, as typed. */
  person: string;
  /** Whether to erase without asking. */
  isConfirmed: boolean;
}

export type AthleteCommand = AuditCommand | ExportCommand | EraseCommand;

const OPTIONS = {
  since: { type: 'string' },
  to: { type: 'string' },
  name: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readAthleteCommand(words: readonly string[]): AthleteCommand {
  const { positionals, values } = parseWords(
    { args: [...words], options: OPTIONS, allowPositionals: true },
    ATHLETE_USAGE,
  );
  const { since, to, name: person, yes } = values;
  const [name, number, ...more] = positionals;
  if (number === undefined || more.length > 0) throw new CommandError(ATHLETE_USAGE);
  if (!/^[1-9]\d{0,14}$/.test(number))
    throw new CommandError(`"${number}" is no athlete's number: a positive whole number is.`);
  const athleteId = Number(number);

  switch (name) {
    case 'audit':
      requireOnly(values, ['since']);
      if (since !== undefined && !isCalendarDate(since))
        throw new CommandError(`"${since}" is no date written yyyy-mm-dd.`);
      return { name, athleteId, since: since ?? null };
    case 'export':
      requireOnly(values, ['to']);
      if (!to?.trim()) throw new CommandError(`export also needs --to <folder>.\n\n${ATHLETE_USAGE}`);
      return { name, athleteId, folder: to };
    case 'erase':
      requireOnly(values, ['name', 'yes']);
      if (!person?.trim())
        throw new CommandError(`erase also needs --name with the athlete's first and last name.\n\n${ATHLETE_USAGE}`);
      return { name, athleteId, person, isConfirmed: yes ?? false };
    default:
      throw new CommandError(ATHLETE_USAGE);
  }
}

function requireOnly(values: object, allowed: readonly string[]): void {
  const other = Object.keys(values).find((option) => !allowed.includes(option));
  if (other !== undefined) throw new CommandError(`This command takes no --${other}.\n\n${ATHLETE_USAGE}`);
}
