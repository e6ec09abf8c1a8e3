import { readdir } from 'node:fs/promises';

/** Names of the files in a folder; none when the folder does not exist. */
export async function namesInFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
