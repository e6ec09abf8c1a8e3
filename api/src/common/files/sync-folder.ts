import { open } from 'node:fs/promises';

/** Resolves when the names in a folder are on the disk: those of new, renamed and removed files. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
