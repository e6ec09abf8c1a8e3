import { CommandError } from '../administration/command-error.js';
import { fileNameOf, MANIFEST_NAME, readManifest, type ClubFile, type ClubManifest } from './club-manifest.js';
import { BroughtZip } from './zip-file.js';

/** A club file whose manifest is known. Its parts are checked while they are read. */
export interface OpenedClubFile {
  path: string;
  manifest: ClubManifest;
  /** What the manifest says of the file of a table. */
  partOf(table: string): ClubFile;
  /** The values of JSON in the file of a table, with the numbers of their lines. */
  rows(table: string): AsyncGenerator<{ line: number; value: unknown }>;
  close(): void;
}

/** Throws CommandError for a file that is no club file of this release. */
export async function openClubFile(path: string): Promise<OpenedClubFile> {
  const zip = await BroughtZip.open(path);
  try {
    const manifest = readManifest(await zip.text(MANIFEST_NAME), path);
    requireListed(zip.names, manifest, path);
    const partOf = (table: string): ClubFile => {
      const part = manifest.files.find(({ name }) => name === fileNameOf(table));
      if (!part) throw new CommandError(`${path} has no ${fileNameOf(table)}. Nothing was imported.`);
      return part;
    };
    return { path, manifest, partOf, rows: (table) => rowsOf(zip, partOf(table), path), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function requireListed(names: readonly string[], { files }: ClubManifest, path: string): void {
  const listed = [MANIFEST_NAME, ...files.map(({ name }) => name)];
  const stray = names.find((name) => !listed.includes(name));
  if (stray !== undefined)
    throw new CommandError(
      `${path} has a part that its manifest does not list: ${JSON.stringify(stray)}. Nothing was imported.`,
    );
}

async function* rowsOf(
  zip: BroughtZip,
  part: ClubFile,
  path: string,
): AsyncGenerator<{ line: number; value: unknown }> {
  let line = 0;
  for await (const text of zip.lines(part)) {
    line += 1;
    yield { line, value: parse(text, `${path}: ${part.name}, line ${line}`) };
  }
}

function parse(text: string, place: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandError(`${place}: it is no JSON. Nothing was imported.`);
  }
}
