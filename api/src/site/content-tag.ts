import { readFile } from 'node:fs/promises';
import { tagOf } from '../common/http/entity-tag.js';

const MAX_ENTRIES = 1_000;

/** By path. `stamp` changes when the file is written or replaced. */
const known = new Map<string, { stamp: string; tag: string }>();

/** A short hash of the content of a file, read once until the file changes; null when it cannot be read. */
export async function contentTag({ path, stamp }: { path: string; stamp: string }): Promise<string | null> {
  const entry = known.get(path);
  if (entry?.stamp === stamp) return entry.tag;
  const content = await readFile(path).catch(() => null);
  if (!content) return null;

  const tag = tagOf(content);
  known.set(path, { stamp, tag });
  const oldest = known.keys().next().value;
  if (known.size > MAX_ENTRIES && oldest !== undefined) known.delete(oldest);
  return tag;
}
