/**
 * `touchline <command> [part] [options]`: checks, promotes and takes back releases. Each area's package.json and the shell's
 * call it with their own name.
 */
import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { buildAllChanged } from './build-changed.mjs';

const USAGE = `Usage: touchline <command> <part> [options]
  check <part>                                whether the build fits what is deployed
  prove <part>                                opens every page of the build in a browser, with what is deployed
  promote <part> [--why TEXT] [--canary N] [--unblock] [--unproven REASON]
                                              makes the build live, or puts it on trial with N percent of the browsers
  promote <part> --if-passed [--why TEXT]     makes the version on trial live if it has passed; for a schedule
  rollback <part> [--to V] [--block V] [--why TEXT]
                                              ends a canary, or goes back to V, the last good or the previous version
  approve <part> [--version V] [--why TEXT]   makes the live version, or V, the one to fall back to
  status [part] [--json]                      what is live, since when and by whom; loads and failures
  signing-key                                 writes a key with which the registry is signed, and prints its public key

With --at https://club.example these commands read and change the product there instead of SITE_DIR. A change and the
status need RELEASE_KEY, the key of the area.`;

const OPTIONS = {
  at: { type: 'string' },
  why: { type: 'string' },
  canary: { type: 'string' },
  unblock: { type: 'boolean' },
  unproven: { type: 'string' },
  'if-passed': { type: 'boolean' },
  to: { type: 'string' },
  block: { type: 'string' },
  version: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** The options of each command; another option is an error. */
const COMMANDS = {
  check: ['at'],
  prove: ['at'],
  promote: ['at', 'why', 'canary', 'unblock', 'unproven', 'if-passed'],
  rollback: ['at', 'to', 'block', 'why'],
  approve: ['at', 'version', 'why'],
  status: ['at', 'json'],
  'signing-key': [],
};

/** How many parts a command names. Every other command names one. */
const PARTS = { status: [0, 1], 'signing-key': [0] };

/** They start the API, or read what browsers reported. */
const NEED_THE_API = ['prove', 'promote', 'status'];

try {
  const { positionals, values } = readWords();
  const [command, name] = positionals;
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  assertNotTakenByNpm(command, values);
  const allowed = COMMANDS[command];
  const foreign = allowed && Object.keys(values).find((option) => !allowed.includes(option));
  if (!allowed || foreign || !(PARTS[command] ?? [1]).includes(positionals.length - 1))
    throw new Error(foreign ? `${command} has no option --${foreign}.\n${USAGE}` : USAGE);
  ensureInstalled();
  await buildAllChanged(
    ({ kind }) =>
      kind === 'package' ||
      (kind === 'server' && NEED_THE_API.includes(command) && (command === 'prove' || !values.at)),
  );
  const commands = await import('../release/release-commands.mjs');
  process.exitCode = await commands[command](name, values);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function readWords() {
  try {
    return parseArgs({ options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error.message.split('. ')[0]}.\n${USAGE}`, { cause: error });
  }
}

/**
 * Without `--` npm keeps an option for itself. A canary would then go live for everybody, and a change would be made here
 * instead of on the product, so such a call is refused.
 */
function assertNotTakenByNpm(command, values) {
  const taken = (COMMANDS[command] ?? []).find(
    (option) => values[option] === undefined && process.env[`npm_config_${option.replace('-', '_')}`] !== undefined,
  );
  if (taken)
    throw new Error(
      `npm has kept --${taken} for itself. Write the options after two dashes: npm run … -- --${taken} …`,
    );
}
