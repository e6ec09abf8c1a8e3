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
  /** Numbers of the athlete's registrations: a backup may hold one from before it was accepted. */
  registrationIds: readonly number[];
}

const lineSchema = z.object({
  installation: z.string(),
  athlete: z.int().positive().optional(),
  registrations: z.array(z.int().positive()).optional(),
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
 * Makes the lists of all folders equal, with `more` erasures, and begins one where there is none. Every erasure and every
 * backup calls it. Throws when a folder cannot be written.
 */
export async function mergeErasedLists(
  folders: readonly string[],
  installationId: string,
  more: readonly ErasedAthlete[] = [],
): Promise<void> {
  const all = merged([(await readErasedAthletes(folders, installationId)) ?? [], more]);
  for (const folder of folders) {
    const list = await readList(folder, installationId);
    const missing = all.filter((erased) => !covers(list ?? [], erased));
    const lines = [...(list === null ? [{ installation: installationId }] : []), ...toLines(installationId, missing)];
    if (lines.length > 0) await append(folder, lines);
  }
}

/** Lists an erasure in all folders, on their disks, before its first row is deleted. In none when one cannot be written. */
export async function recordErasure(
  folders: readonly string[],
  installationId: string,
  erased: ErasedAthlete,
): Promise<void> {
  await mergeErasedLists(folders, installationId);
  await mergeErasedLists(folders, installationId, [erased]);
}

async function append(folder: string, lines: readonly object[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await appendDurably(join(folder, ERASED_LIST), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  for (const each of [folder, dirname(folder)]) await syncFolder(each);
}

const toLines = (installation: string, erased: readonly ErasedAthlete[]) =>
  erased.map(({ athleteId, at, registrationIds }) => ({
    installation,
    athlete: athleteId,
    at: at.toISOString(),
    ...(registrationIds.length > 0 && { registrations: registrationIds }),
  }));

const covers = (list: readonly ErasedAthlete[], { athleteId, registrationIds }: ErasedAthlete): boolean =>
  list.some(
    (known) => known.athleteId === athleteId && registrationIds.every((id) => known.registrationIds.includes(id)),
  );

/** Null when the folder has no list of the installation. A line that a kill has cut is none: it follows again. */
async function readList(folder: string, installationId: string): Promise<ErasedAthlete[] | null> {
  const lines = (await textOf(join(folder, ERASED_LIST))).split('\n').flatMap((text) => parseLine(text) ?? []);
  const own = lines.filter(({ installation }) => installation === installationId);
  if (own.length === 0) return null;
  return merged([
    own.flatMap(({ athlete, at, registrations = [] }) =>
      athlete === undefined || at === undefined
        ? []
        : [{ athleteId: athlete, at: new Date(at), registrationIds: registrations }],
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

/** Each athlete once, as erased first, with the registrations of all lines. */
function merged(lists: readonly (readonly ErasedAthlete[])[]): ErasedAthlete[] {
  const first = new Map<number, ErasedAthlete>();
  for (const erased of lists.flat().sort((a, b) => a.at.getTime() - b.at.getTime()))
    first.set(erased.athleteId, withRegistrations(first.get(erased.athleteId) ?? erased, erased.registrationIds));
  return [...first.values()].sort((a, b) => a.athleteId - b.athleteId);
}

function withRegistrations(erased: ErasedAthlete, more: readonly number[]): ErasedAthlete {
  const ids = new Set([...erased.registrationIds, ...more]);
  return { ...erased, registrationIds: [...ids].sort((a, b) => a - b) };
}
