import fs from 'node:fs';

/**
 * What goes to standard error from now on, line by line, instead of there: an application made with a `LOG_LEVEL` writes its log so. So is what
 * anybody says past the log, on the console or to either stream. `restore` ends it.
 */
export function captureLog(): { lines: string[]; restore: () => void } {
  const lines: string[] = [];
  const real = fs.writeSync.bind(fs) as (...args: unknown[]) => number;
  const log = jest.spyOn(fs, 'writeSync').mockImplementation(((fd: number, ...rest: unknown[]) => {
    if (fd !== 2) return real(fd, ...rest);
    const text = String(rest[0]);
    lines.push(text);
    return Buffer.byteLength(text);
  }) as typeof fs.writeSync);
  const streams = [process.stdout, process.stderr].map((stream) =>
    jest.spyOn(stream, 'write').mockImplementation((text) => Boolean(lines.push(String(text)))),
  );
  const said = (['debug', 'info', 'log', 'warn', 'error', 'trace'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...all) => void lines.push(`${all.map(String).join(' ')}\n`)),
  );
  return { lines, restore: () => [log, ...streams, ...said].forEach((spy) => spy.mockRestore()) };
}
