import { open, type FileHandle } from 'node:fs/promises';

/** Appends lines to a file that only its owner can read; they are on the disk when it resolves. */
export async function appendDurably(path: string, lines: string): Promise<void> {
  const file = await open(path, 'a+', 0o600);
  try {
    await file.appendFile((await endsWithinLine(file)) ? `\n${lines}` : lines);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Whether a kill or a full disk has cut the last line. */
async function endsWithinLine(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  if (size === 0) return false;
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

/** Puts the names of new files in a folder on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows opens no folders.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  await folder.sync().finally(() => folder.close());
}
