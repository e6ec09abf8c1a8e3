import { isCalendarDate } from '@touchline/contracts/calendar-date';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { ONE_LINE_SENTENCE } from '@touchline/contracts/required-text';
import { READABLE_KINDS } from '@touchline/contracts/permissions';
import { isOneLine } from '@touchline/contracts/visible-text';
import { hasRules, zoneRules } from '../common/time/zone-rules.js';
import { CommandError } from './command-error.js';
import { parseWords } from './parse-words.js';

/** Options of each command; a name in square brackets is optional. */
const COMMANDS = {
  add: ['name', 'email', 'institution', '[time-zone]', '[phone]', '[role]'],
  list: [],
  'reset-password': ['email'],
  disable: ['email', '[keep-feeds]'],
  enable: ['email'],
  'join-team': ['email', 'team'],
  'leave-team': ['email', 'team', '[keep-feeds]'],
  season: ['institution', 'ends'],
  'api-key': ['institution', '[replace]', '[revoke]'],
  'read-key': ['institution', 'name', 'kinds', '[teams]', '[expires]'],
  'read-keys': ['institution'],
  'revoke-read-key': ['number'],
  'guardian-age': ['institution', 'age'],
  audit: ['[email]', '[institution]', '[since]'],
} as const;

export type CommandName = keyof typeof COMMANDS;
/** Older people decide alone in every country. */
const GUARDIAN_AGE_MAX = 21;
/** Options without a value. */
const SWITCHES = new Set(['replace', 'revoke', 'keep-feeds']);
/** Widths of the columns that store the values. */
const MAX_LENGTH: Readonly<Record<string, number>> = {
  name: 120,
  email: EMAIL_MAX,
  institution: 120,
  phone: 40,
  role: 60,
};

export const USAGE = `Usage: npm run coach -- <command>

  add             --name "Kim Lee" --email kim@club.example --institution "City Club" [--time-zone Europe/London] [--phone …] [--role "Head Coach"]
                  A new coach, and the institution with its time zone where it is new. Prints the first password once.
  list            Every coach with institution, its guardian age and end of season, teams, and since when somebody is disabled.
  reset-password  --email kim@club.example          A new password, printed once; all sessions of the coach end.
  disable         --email kim@club.example [--keep-feeds]     The coach can no longer sign in; all sessions and mailed links end.
  enable          --email kim@club.example          The coach can sign in again.
  join-team       --email kim@club.example --team "Under 16"      Makes the coach head coach of a team of their institution, by name or number.
  leave-team      --email kim@club.example --team "Under 16" [--keep-feeds]     The coach no longer reaches the team.
  season          --institution "City Club" --ends 06-30          The last day of the season, as month and day: athletes' devices end with it.
  api-key         --institution "City Club" [--replace | --revoke]     The key for the athletes' own app, printed once; --revoke ends it.
  read-key        --institution "City Club" --name "Season report" --kinds names,wellness,load [--teams "Under 16,Under 18"] [--expires 2027-06-30]
                  A key with which a program of the club reads these kinds of data, of all teams or of some, for at most a year. Printed once.
                  Kinds: ${READABLE_KINDS.join(', ')}.
  read-keys       --institution "City Club"         Every read key, what it reads, until when, and its last use.
  revoke-read-key --number 5                        The key stops working at once.
  guardian-age    --institution "City Club" --age 16     Under this age, a parent or guardian agrees that an athlete answers.
  audit           [--email kim@club.example] [--institution "City Club"] [--since 2026-01-31]
                  Sign-ins, passwords, calls for unknown ids and commands such as these, and when (UTC), newest last. Kept for 24 months.

A coach who leaves may know the addresses of calendar feeds: \`disable\` and \`leave-team\` end them, unless --keep-feeds.
`;

export interface Command {
  name: CommandName;
  /** Values by option name, trimmed and not empty; a switch is "true". */
  options: Readonly<Record<string, string>>;
}

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words;
  if (name === undefined || words.includes('--help')) throw new CommandError(USAGE);
  if (!Object.hasOwn(COMMANDS, name)) throw new CommandError(`There is no command "${name}".\n\n${USAGE}`);
  const takes: readonly string[] = COMMANDS[name as CommandName];
  const allowed = takes.map((option) => option.replace(/[[\]]/g, ''));
  const options = valuesOf(rest, allowed);
  const missing = takes.filter((option) => !option.startsWith('[') && options[option] === undefined);
  if (missing.length > 0)
    throw new CommandError(`${name} also needs ${missing.map((option) => `--${option}`).join(', ')}.\n\n${USAGE}`);
  for (const [option, value] of Object.entries(options)) judge(option, value);
  // Only here: a name that was stored before can still be named.
  if (name === 'add' || name === 'read-key')
    for (const [option, value] of Object.entries(options)) requireOneLine(option, value);
  if ('replace' in options && 'revoke' in options)
    throw new CommandError('--replace creates a new key, --revoke does not: give one of them.');
  const zone = options['time-zone'];
  // In the spelling of the time zone database.
  if (zone !== undefined) options['time-zone'] = zoneRules(zone).name;
  return { name: name as CommandName, options };
}

function valuesOf(words: string[], allowed: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(
    allowed.map((option) => [option, { type: SWITCHES.has(option) ? ('boolean' as const) : ('string' as const) }]),
  );
  const { values } = parseWords({ args: words, options }, USAGE);
  const pairs = Object.entries(values).map(([option, value]) => [option, String(value).trim()] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
}

function judge(option: string, value: string): void {
  if (option === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value))
    throw new CommandError(`"${value}" is no e-mail address.`);
  if (option === 'time-zone' && !hasRules(value))
    throw new CommandError(`"${value}" is no IANA time zone; Europe/London or America/New_York are.`);
  if ((option === 'since' || option === 'expires') && !isCalendarDate(value))
    throw new CommandError(`"${value}" is no date written yyyy-mm-dd.`);
  if (option === 'number' && !/^[1-9]\d{0,8}$/.test(value)) throw new CommandError(`"${value}" is no number of a key.`);
  if (option === 'age' && !(/^\d{1,2}$/.test(value) && Number(value) <= GUARDIAN_AGE_MAX))
    throw new CommandError(`"${value}" is no age from 0 to ${GUARDIAN_AGE_MAX}.`);
  // A leap year has every day of the others.
  if (option === 'ends' && !isCalendarDate(`2028-${value}`))
    throw new CommandError(`"${value}" is no day written mm-dd; 06-30 is the last of June.`);
  if (value.length > (MAX_LENGTH[option] ?? Infinity))
    throw new CommandError(`--${option} has at most ${MAX_LENGTH[option]} characters.`);
}

function requireOneLine(option: string, value: string): void {
  if (!isOneLine(value)) throw new CommandError(`--${option} ${ONE_LINE_SENTENCE}.`);
}
