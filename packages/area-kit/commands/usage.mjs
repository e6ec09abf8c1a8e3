/** The commands of `touchline`, with their options. */

export const USAGE = `Usage: touchline <command> [folder] [options]
  new-area <name>          makes the folder of a new area that works at once
  dev                      runs the area with live reload inside a product (PRODUCT_URL), or on recorded answers
  build                    builds the area into dist/<version>
  types [--at]             checks the types against the kit, and against what the product's shell gives to areas
  lint [--fix]             checks format, rules and directions of imports
  test                     runs the unit tests
  check [--at] [--with FOLDERS]
                           whether the build fits what is deployed
  prove [--at] [--with FOLDERS]
                           opens every page of the build in a browser, with what is deployed
  ci [--at]                types, lint, test, build, check and prove
  promote [--why TEXT] [--canary N] [--unblock] [--unproven REASON]
                           makes the build live, or puts it on trial with N percent of the browsers
  promote shell --with FOLDERS [--why TEXT] [--unblock] [--unproven REASON]
                           makes the shell and areas live in one write, where neither fits without the others
  promote --if-passed [--why TEXT]
                           makes the version on trial live if it has passed; for a schedule
  rollback [--to V] [--block V] [--why TEXT]
                           ends a canary, or goes back to V, the last good or the previous version
  rollback --whole-change [--block V] [--why TEXT]
                           takes back the whole change that made the live version live, with all its parts
  approve [--version V] [--why TEXT]
                           makes the live version, or V, the one to fall back to
  status [--json]          what is live, since when and by whom; loads and failures
  signing-key              writes a key with which the registry is signed, and prints its public key

The folder is that of an area, by default the current one. With --at https://club.example the commands read and change the
product there instead of SITE_DIR (\`promote --to https://club.example\` is the same). A change and the status need
RELEASE_KEY, the key of the area.

--with names the areas whose builds go live in the same write as the shell: their folders, or folders of builds (dist/<version>),
separated by commas and relative to the current folder, such as --with ../mfe-teams,../mfe-workouts.`;

export const OPTIONS = {
  at: { type: 'string' },
  why: { type: 'string' },
  canary: { type: 'string' },
  unblock: { type: 'boolean' },
  unproven: { type: 'string' },
  'if-passed': { type: 'boolean' },
  with: { type: 'string' },
  'whole-change': { type: 'boolean' },
  to: { type: 'string' },
  block: { type: 'string' },
  version: { type: 'string' },
  json: { type: 'boolean' },
  fix: { type: 'boolean' },
  help: { type: 'boolean' },
};

/**
 * By name: `options` it takes (another one is an error), `load()`: the module whose `run(part, values)` returns the exit code,
 * `word`: it takes a name in the place of a folder, `partIsOptional`: without a folder it works on all parts.
 */
export const COMMANDS = {
  'new-area': { options: [], word: true, load: () => import('./new-area.mjs') },
  dev: { options: [], load: () => import('./dev.mjs') },
  build: { options: [], load: () => import('./build.mjs') },
  types: { options: ['at'], load: () => import('./types.mjs') },
  lint: { options: ['fix'], load: () => import('./lint.mjs') },
  test: { options: [], load: () => import('./test.mjs') },
  check: { options: ['at', 'with'], load: () => import('./check.mjs') },
  prove: { options: ['at', 'with'], load: () => import('./prove.mjs') },
  ci: { options: ['at'], load: () => import('./ci.mjs') },
  promote: {
    options: ['at', 'to', 'why', 'canary', 'unblock', 'unproven', 'if-passed', 'with'],
    load: () => import('./promote.mjs'),
  },
  rollback: { options: ['at', 'to', 'block', 'why', 'whole-change'], load: () => import('./rollback.mjs') },
  approve: { options: ['at', 'version', 'why'], load: () => import('./approve.mjs') },
  status: { options: ['at', 'json'], partIsOptional: true, load: () => import('./status.mjs') },
  'signing-key': { options: [], partIsOptional: true, load: () => import('./signing-key.mjs') },
};
