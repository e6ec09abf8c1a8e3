import fs from 'node:fs';

/**
 * Collects the lines written to standard error and standard output instead of printing them: an application with a
 * `LOG_LEVEL` writes its log there. `restore` ends it.
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
  const spies = (['debug', 'info', 'log', 'warn', 'error', 'trace'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...all) => void lines.push(`${all.map(String).join(' ')}\n`)),
  );
  return { lines, restore: () => [log, ...streams, ...spies].forEach((spy) => spy.mockRestore()) };
}
