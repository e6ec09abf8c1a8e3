import { readdirSync } from 'node:fs';
import { readdir } from 'node:fs/promises';

/** Names of the files in a folder; none when the folder does not exist. */
export async function namesInFolder(folder: string): Promise<string[]> {
  return readdir(folder).catch(noneIfMissing);
}

/** As `namesInFolder`, for callers that cannot wait. */
export function namesInFolderSync(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    return noneIfMissing(error);
  }
}

function noneIfMissing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
