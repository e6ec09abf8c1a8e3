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
  rollback <part> [--to V] [--block V] [--why TEXT]
                                              ends a canary, or goes back to V, the last good or the previous version
  approve <part> [--version V] [--why TEXT]   makes the live version, or V, the one to fall back to
  status [--json]                             what is live in SITE_DIR, since when and by whom
  signing-key                                 writes a key with which the registry is signed, and prints its public key

With --at https://club.example these commands read and change the product there instead of SITE_DIR. A change needs
RELEASE_KEY, the key of the area.`;

const OPTIONS = {
  at: { type: 'string' },
  why: { type: 'string' },
  canary: { type: 'string' },
  unblock: { type: 'boolean' },
  unproven: { type: 'string' },
  to: { type: 'string' },
  block: { type: 'string' },
  version: { type: 'string' },
  json: { type: 'boolean' },
};

/** The options of each command; another option is an error. */
const COMMANDS = {
  check: ['at'],
  prove: ['at'],
  promote: ['at', 'why', 'canary', 'unblock', 'unproven'],
  rollback: ['at', 'to', 'block', 'why'],
  approve: ['at', 'version', 'why'],
  status: ['json'],
  'signing-key': [],
};

const WITHOUT_PART = ['status', 'signing-key'];

/** They start the API, or read what browsers reported. */
const NEED_THE_API = ['prove', 'promote', 'status'];

try {
  const { positionals, values } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [command, name, ...others] = positionals;
  const allowed = COMMANDS[command];
  const foreign = allowed && Object.keys(values).find((option) => !allowed.includes(option));
  if (!allowed || others.length > 0 || foreign || WITHOUT_PART.includes(command) !== (name === undefined))
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
