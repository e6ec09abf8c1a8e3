import { CommandError } from '../administration/command-error.js';
import { parseWords } from '../administration/parse-words.js';
import { isOneMailbox } from '../common/mail/mail.js';

export const USAGE = `Usage: npm run doctor -- [--strict] [--json] [--seconds N] [--send-mail-to ADDRESS]
  Checks whether this installation is fit for real use: one line per check. It changes nothing.
  --strict        exit code 1 also for warnings (otherwise only when a check failed)
  --json          for monitoring
  --seconds       how long each check may take, from 1 to 600; 5 by default
  --send-mail-to  also sends a mail to this address
`;

const DEFAULT_SECONDS = 5;

export interface DoctorArguments {
  strict: boolean;
  json: boolean;
  limitMs: number;
  testMailTo: string | null;
}

/** Throws CommandError with the usage. */
export function readDoctorArguments(words: readonly string[]): DoctorArguments {
  const options = {
    strict: { type: 'boolean' },
    json: { type: 'boolean' },
    seconds: { type: 'string' },
    'send-mail-to': { type: 'string' },
  } as const;
  const { values } = parseWords({ args: [...words], options, strict: true, allowPositionals: false }, USAGE);
  const seconds = values.seconds ?? String(DEFAULT_SECONDS);
  if (!/^[1-9]\d{0,2}$/.test(seconds) || Number(seconds) > 600)
    throw new CommandError(`--seconds must be a whole number from 1 to 600.\n\n${USAGE}`);
  const testMailTo = values['send-mail-to'] ?? null;
  if (testMailTo !== null && !isOneMailbox(testMailTo))
    throw new CommandError(`--send-mail-to must be one mail address.\n\n${USAGE}`);
  return { strict: values.strict ?? false, json: values.json ?? false, limitMs: Number(seconds) * 1000, testMailTo };
}
