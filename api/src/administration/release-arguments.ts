import { isOneLine, VISIBLE } from '@touchline/contracts/visible-text';
import { CommandError } from './command-error.js';
import { parseWords } from './parse-words.js';

export const RELEASE_USAGE = `Usage: node api/dist/release-command.js outcomes
  What browsers reported about each version of each area, and the verdict about versions on trial, as JSON.
`;

export const RELEASE_KEY_USAGE = `Usage: npm run release-key -- <options>

  --area mfe-teams [--name "CI of teams"]      A key that releases this area (or \`shell\`) without access to SITE_DIR, printed once.
  --list                                       Every key, also the revoked ones.
  --revoke 3                                   The key with this number stops working at once.
`;

const NAME_MAX = 120;

export type ReleaseCommand =
  | { name: 'outcomes' }
  | { name: 'add-key'; area: string; keyName: string }
  | { name: 'list-keys' }
  | { name: 'revoke-key'; id: number };

/** Parses the command line after the program's name. Throws CommandError with the problem. */
export function readReleaseCommand(words: readonly string[]): ReleaseCommand {
  const [name, ...rest] = words;
  if (name === 'key') return readKeyCommand(rest);
  if (name !== 'outcomes' || rest.length > 0) throw new CommandError(RELEASE_USAGE);
  return { name };
}

function readKeyCommand(words: string[]): ReleaseCommand {
  const { area, name, list, revoke, ...others } = valuesOf(words);
  if ([area, list, revoke].filter((value) => value !== undefined).length !== 1 || others.help || (name && !area))
    throw new CommandError(RELEASE_KEY_USAGE);
  if (list) return { name: 'list-keys' };
  if (revoke !== undefined) {
    if (!/^[1-9]\d{0,8}$/.test(revoke)) throw new CommandError(`"${revoke}" is no key's number; --list shows them.`);
    return { name: 'revoke-key', id: Number(revoke) };
  }
  return { name: 'add-key', area: areaIn(area ?? ''), keyName: keyNameIn(name, area ?? '') };
}

function valuesOf(words: string[]) {
  const options = {
    area: { type: 'string' },
    name: { type: 'string' },
    list: { type: 'boolean' },
    revoke: { type: 'string' },
    help: { type: 'boolean' },
  } as const;
  return parseWords({ args: words, options }, RELEASE_KEY_USAGE).values;
}

function areaIn(area: string): string {
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(area))
    throw new CommandError(`"${area}" is no name of an area; mfe-teams and shell are.`);
  return area;
}

/** The name goes into the log of the site in quotation marks, on one line. */
function keyNameIn(name: string | undefined, area: string): string {
  const given = (name ?? area).trim();
  if (!VISIBLE.test(given) || given.length > NAME_MAX || !isOneLine(given) || given.includes('"'))
    throw new CommandError(`--name has 1 to ${NAME_MAX} visible characters and no quotation mark.`);
  return given;
}
