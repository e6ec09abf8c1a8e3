/** The hash of a build's inputs decides whether a part has to be built again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './parts.mjs';
import { setting } from './settings.mjs';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'dist.tmp', 'test', 'examples']);
const IGNORED_FILES = /\.spec\.tsx?$|\.md$|^jest\./;

/** Sorted paths of the files below `path` (or `path` itself) that can change a build's output. */
function inputFiles(path) {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    // An ignored folder may be a link, which is no directory here.
    if (IGNORED_FOLDERS.has(entry.name) || IGNORED_FILES.test(entry.name)) return [];
    return inputFiles(join(path, entry.name));
  });
}

/** SHA-256 (hex) over the part's inputs: paths, contents, settings, and Node's major version. */
export function inputsHash(part) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const name of part.settings ?? []) hash.update(`${name} ${setting(name)}\n`);
  for (const file of part.inputs.flatMap((input) => inputFiles(join(ROOT, input))).sort()) {
    hash.update(`${relative(ROOT, file)}\n`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/** The file of a build that contains the hash of its inputs. */
export const inputsFile = (part) => join(part.dir, 'dist/.inputs');

/** Whether the part's `dist` was built from its current sources. */
export const isBuilt = (part) =>
  existsSync(inputsFile(part)) && readFileSync(inputsFile(part), 'utf8') === inputsHash(part);
