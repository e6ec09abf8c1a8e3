import { parseArgs } from 'node:util';
import { EMAIL_MAX } from '@touchline/contracts/email';
import { Refused } from './refused.js';

/** What each command takes; a name in square brackets may be left out. */
const COMMANDS = {
  add: ['name', 'email', 'institution', '[time-zone]', '[phone]', '[role]'],
  list: [],
  'reset-password': ['email'],
  'join-team': ['email', 'team'],
  'api-key': ['institution', '[replace]'],
} as const;

export type CommandName = keyof typeof COMMANDS;
/** Options without a value: there or not. */
const SWITCHES = new Set(['replace']);
/** As wide as the columns that take them. */
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
  list            Every coach with institution and teams.
  reset-password  --email kim@club.example          A new password, printed once; all sessions of the coach end.
  join-team       --email kim@club.example --team "Under 16"      Lets the coach into a team of their institution, by name or number.
  api-key         --institution "City Club" [--replace]     The key for the athletes' own app, printed once.
`;

export interface Command {
  name: CommandName;
  /** By option name; a switch that is there is "true". Trimmed, not empty. */
  options: Readonly<Record<string, string>>;
}

/** Reads the words after the program's name. Throws Refused with what is wrong with them. */
export function readCommand(words: readonly string[]): Command {
  const [name, ...rest] = words;
  if (name === undefined || rest.includes('--help') || !Object.hasOwn(COMMANDS, name)) throw new Refused(USAGE);
  const takes: readonly string[] = COMMANDS[name as CommandName];
  const allowed = takes.map((option) => option.replace(/[[\]]/g, ''));
  const options = valuesOf(rest, allowed);
  const missing = takes.filter((option) => !option.startsWith('[') && options[option] === undefined);
  if (missing.length > 0)
    throw new Refused(`${name} also needs ${missing.map((option) => `--${option}`).join(', ')}.\n\n${USAGE}`);
  for (const [option, value] of Object.entries(options)) judge(option, value);
  const zone = options['time-zone'];
  // As the list of zones spells it.
  if (zone !== undefined)
    options['time-zone'] = new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  return { name: name as CommandName, options };
}

function valuesOf(words: string[], allowed: readonly string[]): Record<string, string> {
  const options = Object.fromEntries(
    allowed.map((option) => [option, { type: SWITCHES.has(option) ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values } = parseArgs({ args: words, options, strict: true, allowPositionals: false });
    const pairs = Object.entries(values).map(([option, value]) => [option, String(value).trim()] as const);
    return Object.fromEntries(pairs.filter(([, value]) => value !== ''));
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}

function judge(option: string, value: string): void {
  if (option === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) throw new Refused(`"${value}" is no e-mail address.`);
  if (option === 'time-zone' && !isTimeZone(value))
    throw new Refused(`"${value}" is no IANA time zone; Europe/London or America/New_York are.`);
  if (value.length > (MAX_LENGTH[option] ?? Infinity))
    throw new Refused(`--${option} has at most ${MAX_LENGTH[option]} characters.`);
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +01:00 are taken, too, but do not know of summer time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}
