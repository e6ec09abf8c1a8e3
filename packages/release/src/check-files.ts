/**
 * Checks the files of a version: its release document, that its files are those that this describes, and that an area has no copy
 * of a library of which a page can have one.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseDocument, ReleaseFile, ShellRelease } from '@touchline/contracts/area';
import { areaReleaseSchema, shellReleaseSchema } from '@touchline/contracts/release-document.schema';
import { otherFile } from '@touchline/contracts/release-problems';
import { TEMPORARY_SUFFIX } from './atomic-write.js';
import { librariesIn } from './library-copies.js';
import type { BuiltVersion } from './promote.js';
import { readJson } from './registry-store.js';
import { SHELL } from './site-folder.js';

const DOCUMENT = 'release.json';
/** The registry repeats most of the document, and every page loads the registry. */
const MAX_DOCUMENT_BYTES = 256 * 1024;
/** The page of a shell. The server makes the page of each address from it. */
const TEMPLATE = 'index.html';
const PLACEHOLDERS = ['%HEAD%', '%SCRIPT%'];
const DECOMPRESSORS = { br: brotliDecompressSync, gz: gunzipSync };

/** The build has problems, one sentence each. */
export class BuildError extends Error {
  override readonly name = 'BuildError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The files of a build by name. */
export type BuildFiles = ReadonlyMap<string, Buffer>;

/** A build whose files are those of its release document. */
export interface CheckedBuild extends BuiltVersion {
  release: ReleaseDocument | ShellRelease;
  /** `buildHash` of its files. */
  hash: string;
}

/** Reads the files of a build. */
export const readBuildFiles = (dir: string): BuildFiles =>
  new Map(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(dir.length + 1), readFileSync(file)]),
  );

/** A hash of the scripts, pages and descriptions of a build, to which its proof is bound. */
export function buildHash(files: BuildFiles): string {
  const hash = createHash('sha256');
  const names = [...files.keys()].filter((name) => /\.(js|html|json)$/.test(name));
  for (const name of names.sort()) hash.update(`${name}\n`).update(comparable(name, files.get(name)!));
  return hash.digest('hex');
}

/** Compressed sizes differ between versions of Node, so the same build on another machine counts as the same. */
const comparable = (name: string, content: Buffer): Buffer | string =>
  name === DOCUMENT ? content.toString('utf8').replace(/"gzipBytes": *\d+/g, '"gzipBytes":0') : content;

/** Reads and checks builds, each file once. Throws a BuildError with the problems of all of them. */
export function readCheckedBuilds(builds: readonly BuiltVersion[]): CheckedBuild[] {
  const problems: string[] = [];
  const checked = builds.flatMap((build) => {
    try {
      return [readCheckedBuild(build)];
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new BuildError(problems);
  return checked;
}

function readCheckedBuild({ name, version, dir }: BuiltVersion): CheckedBuild {
  const release = readDocument(dir, name, version);
  const files = readBuildFiles(dir);
  const problems = [
    ...documentProblems(release, name, version),
    ...folderProblems(files, release.files),
    ...(name === SHELL ? templateProblems(files) : copyProblems(files, release.files)),
  ];
  if (problems.length > 0) throw new BuildError(problems.map((problem) => `${name} ${version}: ${problem}.`));
  return { name, version, dir, release, hash: buildHash(files) };
}

/** Names of the files of a version that are missing, or not those that its release document describes. */
export function damagedFiles(dir: string): string[] {
  const { files } = readJson<ShellRelease>(join(dir, DOCUMENT));
  return files
    .filter((file) => !existsSync(join(dir, file.path)) || !isDescribedBy(readFileSync(join(dir, file.path)), file))
    .map(({ path }) => path);
}

function readDocument(dir: string, name: string, version: string): ReleaseDocument | ShellRelease {
  const file = join(dir, DOCUMENT);
  if (!existsSync(file)) throw new BuildError([`${name} ${version} is not uploaded: ${DOCUMENT} is missing.`]);
  if (statSync(file).size > MAX_DOCUMENT_BYTES)
    throw new BuildError([`${name} ${version}: ${DOCUMENT} has more than ${MAX_DOCUMENT_BYTES} bytes.`]);
  const schema = name === SHELL ? shellReleaseSchema : areaReleaseSchema;
  const { data, error } = schema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (data) return data;
  throw new BuildError(
    error.issues.map(
      ({ path, message }) => `${name} ${version}: ${DOCUMENT}: ${path.join('.') || 'the document'}: ${message}.`,
    ),
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Names and versions of the document that differ from those of the upload, and files that it names but does not list. */
function documentProblems(release: ReleaseDocument | ShellRelease, name: string, version: string): string[] {
  const problems: string[] = [];
  if (version.endsWith(TEMPORARY_SUFFIX)) problems.push(`a version does not end in ${TEMPORARY_SUFFIX}`);
  if (release.name !== name || release.version !== version)
    problems.push(`${DOCUMENT} is that of ${release.name} ${release.version}`);
  const named = [release.entry];
  if ('container' in release) {
    const prefix = `${name.replace(/[^A-Za-z0-9]/g, '_')}__`;
    if (!release.container.startsWith(prefix)) problems.push(`its container's name does not begin with ${prefix}`);
    named.push(...release.first, ...release.pages.flatMap(({ files }) => files));
  }
  const unlisted = named.filter(
    ({ path, integrity }) => !release.files.some((file) => file.path === path && file.integrity === integrity),
  );
  return [...problems, ...unlisted.map(({ path }) => `${path} is not among its files, or with other bytes`)];
}

/** Files that are missing, that differ from their description, or that nothing describes. */
function folderProblems(files: BuildFiles, described: readonly ReleaseFile[]): string[] {
  const byName = new Map(described.map((file) => [file.path, file]));
  return [
    ...described.filter(({ path }) => !files.has(path)).map(({ path }) => `${path} is missing`),
    ...[...files].flatMap(([name, content]) => (name === DOCUMENT ? [] : (fileProblem(name, content, byName) ?? []))),
  ];
}

function fileProblem(name: string, content: Buffer, described: ReadonlyMap<string, ReleaseFile>): string | null {
  const file = described.get(name);
  if (file) return isDescribedBy(content, file) ? null : otherFile(name);
  const [, plain = '', coding = ''] = /^(.+)\.(br|gz)$/.exec(name) ?? [];
  const source = described.get(plain);
  if (!source) return `${name} is not described in ${DOCUMENT}`;
  const text = decompressed(content, coding as keyof typeof DECOMPRESSORS, source.bytes);
  return text && isDescribedBy(text, source) ? null : `${name} is not a compressed ${plain}`;
}

/** Null when the bytes are not compressed in that way, or when there are more of them than `limit`. */
function decompressed(content: Buffer, coding: keyof typeof DECOMPRESSORS, limit: number): Buffer | null {
  try {
    return DECOMPRESSORS[coding](content, { maxOutputLength: Math.max(1, limit) });
  } catch {
    return null;
  }
}

function isDescribedBy(content: Buffer, { bytes, integrity }: ReleaseFile): boolean {
  const [algorithm = '', hash] = integrity.split('-', 2);
  return content.length === bytes && createHash(algorithm).update(content).digest('base64') === hash;
}

function copyProblems(files: BuildFiles, described: readonly ReleaseFile[]): string[] {
  const scripts = described.map(({ path }) => path).filter((path) => path.endsWith('.js'));
  return scripts.flatMap((path) =>
    librariesIn(textOf(files, path)).map(
      (library) => `${path} contains ${library}, of which a page can have one copy. Take it from the shell`,
    ),
  );
}

const templateProblems = (files: BuildFiles): string[] =>
  PLACEHOLDERS.filter((placeholder) => !textOf(files, TEMPLATE).includes(placeholder)).map(
    (placeholder) => `${TEMPLATE} has no ${placeholder}`,
  );

const textOf = (files: BuildFiles, name: string): string => files.get(name)?.toString('utf8') ?? '';
