import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { appendDurably, syncFolder } from '../common/files/append-durably.js';

/**
 * The numbers of erased athletes, in a file that no backup contains: a restore erases them again. One JSON object per
 * line. The first line names the installation alone, so that a list without an erasure differs from a lost one.
 */
export const ERASED_LIST = 'erased-athletes.jsonl';

export interface ErasedAthlete {
  athleteId: number;
  /** When the erasure began. */
  at: Date;
}

const lineSchema = z.object({
  installation: z.string(),
  athlete: z.int().positive().optional(),
  at: z.iso.datetime().optional(),
});

/**
 * The erased athletes of an installation in all of the folders, each once, in the order of their numbers. Null when no
 * folder has a list of this installation: nobody can say then whom a restore would bring back.
 */
export async function readErasedAthletes(
  folders: readonly string[],
  installationId: string,
): Promise<ErasedAthlete[] | null> {
  const lists = await Promise.all(folders.map((folder) => readList(folder, installationId)));
  const known = lists.filter((list) => list !== null);
  return known.length === 0 ? null : merged(known);
}

/**
 * Makes the lists of all folders equal, and begins one where there is none. Every erasure and every backup calls it.
 * Throws when a folder cannot be written.
 */
export async function mergeErasedLists(folders: readonly string[], installationId: string): Promise<void> {
  const all = (await readErasedAthletes(folders, installationId)) ?? [];
  for (const folder of folders) {
    const list = await readList(folder, installationId);
    const known = new Set(list?.map(({ athleteId }) => athleteId));
    const missing = all.filter(({ athleteId }) => !known.has(athleteId));
    const lines = [...(list === null ? [{ installation: installationId }] : []), ...toLines(installationId, missing)];
    if (lines.length > 0) await append(folder, lines);
  }
}

/** Lists an erasure in all folders, on their disks, before its first row is deleted. */
export async function recordErasure(
  folders: readonly string[],
  installationId: string,
  erased: ErasedAthlete,
): Promise<void> {
  await mergeErasedLists(folders, installationId);
  for (const folder of folders) {
    const list = (await readList(folder, installationId)) ?? [];
    if (!list.some(({ athleteId }) => athleteId === erased.athleteId))
      await append(folder, toLines(installationId, [erased]));
  }
}

async function append(folder: string, lines: readonly object[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendDurably(join(folder, ERASED_LIST), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const each of [folder, dirname(folder)]) await syncFolder(each);
}

const toLines = (installation: string, erased: readonly ErasedAthlete[]) =>
  erased.map(({ athleteId, at }) => ({ installation, athlete: athleteId, at: at.toISOString() }));

/** Null when the folder has no list of the installation. A line that a kill has cut is none: it follows again. */
async function readList(folder: string, installationId: string): Promise<ErasedAthlete[] | null> {
  const lines = (await textOf(join(folder, ERASED_LIST))).split('\n').flatMap((text) => parseLine(text) ?? []);
  const own = lines.filter(({ installation }) => installation === installationId);
  if (own.length === 0) return null;
  return merged([
    own.flatMap(({ athlete, at }) =>
      athlete === undefined || at === undefined ? [] : [{ athleteId: athlete, at: new Date(at) }],
    ),
  ]);
}

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

function parseLine(text: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Each athlete once, as erased first. */
function merged(lists: readonly (readonly ErasedAthlete[])[]): ErasedAthlete[] {
  const first = new Map<number, ErasedAthlete>();
  for (const erased of lists.flat().sort((a, b) => a.at.getTime() - b.at.getTime()))
    if (!first.has(erased.athleteId)) first.set(erased.athleteId, erased);
  return [...first.values()].sort((a, b) => a.athleteId - b.athleteId);
}
