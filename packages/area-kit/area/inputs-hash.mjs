/** The hash of a build's inputs decides whether a part has to be built again. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { KIT, KIT_FILES } from './kit.mjs';
import { setting } from './settings.mjs';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'dist.tmp', 'test', 'stories', 'examples', '.cache']);
const IGNORED_FILES = /\.spec\.tsx?$|\.md$|^jest\./;
/** What of the kit goes into an area's build. */
const KIT_INPUTS = ['area', 'release', 'webpack', 'package.json'].map((name) => join(KIT, name));
const KIT_FILE_INPUTS = ['shell.json', 'contracts'].map((name) => join(KIT_FILES, name));

/** Sorted paths of the files below `path` (or `path` itself) that can change a build's output. */
function inputFiles(path) {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    // An ignored folder may be a link, which is no directory here.
    if (IGNORED_FOLDERS.has(entry.name) || IGNORED_FILES.test(entry.name)) return [];
    return inputFiles(join(path, entry.name));
  });
}

/**
 * SHA-256 (hex) over paths, contents, settings, and Node's major version.
 * @param {{ dir: string, inputs: string[], settings?: string[] }} part `inputs`: absolute paths of files and folders
 */
export function inputsHash({ dir, inputs, settings = [] }) {
  const hash = createHash('sha256').update(`node ${process.versions.node.split('.')[0]}\n`);
  for (const name of settings) hash.update(`${name} ${setting(name)}\n`);
  for (const file of inputs.flatMap(inputFiles).sort()) {
    hash.update(`${relative(dir, file)}\n`).update(createHash('sha256').update(readFileSync(file)).digest());
  }
  return hash.digest('hex');
}

/** The inputs of an area's build: its own folder, the kit, and of its repository the lockfile and packages that it bundles. */
export function areaInputs(dir) {
  let lockfile = null;
  for (let folder = dir; lockfile === null && folder !== dirname(folder); folder = dirname(folder))
    if (existsSync(join(folder, 'package-lock.json'))) lockfile = join(folder, 'package-lock.json');
  // Found only now, because nothing may be installed yet when this module is imported.
  const api = createRequire(import.meta.url).resolve('@touchline/contracts/openapi.json');
  const ofRepository = lockfile ? [lockfile, ...linkedPackages(dir, dirname(lockfile))] : [];
  return [dir, ...KIT_INPUTS, ...KIT_FILE_INPUTS, api, ...ofRepository];
}

/** Folders of the dependencies that npm links, because they are packages of the same repository. */
function linkedPackages(dir, root) {
  const { dependencies = {} } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));
  return Object.keys(dependencies)
    .map((name) => join(root, 'node_modules', name))
    .filter((path) => existsSync(path))
    .map((path) => realpathSync(path))
    .filter((path) => !path.includes('node_modules'));
}

/** The file of a build that contains the hash of its inputs. */
export const inputsFile = (part) => join(part.dir, 'dist/.inputs');

/** Whether the part's `dist` was built from its current sources. */
export const isBuilt = (part) =>
  existsSync(inputsFile(part)) && readFileSync(inputsFile(part), 'utf8') === inputsHash(part);
