import fs from 'node:fs';

/**
 * What goes to standard error from now on, line by line, instead of there: an application made with a `LOG_LEVEL` writes its log so.
 * `restore` ends it.
 */
export function captureLog(): { lines: string[]; restore: () => void } {
  const lines: string[] = [];
  const real = fs.writeSync.bind(fs) as (...args: unknown[]) => number;
  const spy = jest.spyOn(fs, 'writeSync').mockImplementation(((fd: number, ...rest: unknown[]) => {
    if (fd !== 2) return real(fd, ...rest);
    const text = String(rest[0]);
    lines.push(text);
    return Buffer.byteLength(text);
  }) as typeof fs.writeSync);
  return { lines, restore: () => spy.mockRestore() };
}
