/** The parts of `npm run soak` and `npm run soak:cluster`: which of them to run, and what they print. */
import { buildAllChanged } from '../commands/build-changed.mjs';
import { ensureInstalled } from '../commands/install.mjs';

/**
 * Runs the parts named on the command line, by default all, and prints the reports of each at the end.
 *
 * @param {Record<string, () => Promise<string[]>>} parts in the order in which they run; a part that fails sets the exit code
 */
export async function runParts(parts) {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.\n`);
    process.exit(1);
  }

  ensureInstalled();
  // The API and its tests import the built contracts.
  await buildAllChanged();

  const reports = [];
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) reports.push(...(await part()));
  process.stdout.write(`\n${reports.join('\n')}\n`);
}
