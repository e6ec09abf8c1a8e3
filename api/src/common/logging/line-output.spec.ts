import fs from 'node:fs';
import { LineOutput } from './line-output.js';

/** A line of 64 bytes. */
const line = (number: number) => `${String(number).padEnd(63, '.')}\n`;
const fails = (code: string) => () => {
  throw Object.assign(new Error(code), { code });
};

describe('the output of lines', () => {
  let written: string;
  let accept: (bytes: Buffer) => number;
  const output = () => new LineOutput(9, (count) => `dropped ${count}\n`);

  beforeEach(() => {
    jest.useFakeTimers();
    written = '';
    accept = (bytes) => bytes.length;
    jest.spyOn(fs, 'writeSync').mockImplementation(((_fd: number, bytes: Buffer) => {
      const count = accept(bytes);
      written += bytes.toString('latin1', 0, count);
      return count;
    }) as typeof fs.writeSync);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('writes a line at once', () => {
    output().write(line(1));
    expect(written).toBe(line(1));
  });

  it.each(['EAGAIN', 'ENOSPC', 'EPIPE', 'EIO'])('keeps lines through %s, in their order', (code) => {
    const lines = output();
    accept = fails(code);
    for (const number of [1, 2, 3]) lines.write(line(number));
    jest.advanceTimersByTime(1000);
    expect(written).toBe('');
    accept = (bytes) => bytes.length;
    jest.advanceTimersByTime(1000);
    lines.write(line(4));
    expect(written).toBe([1, 2, 3, 4].map(line).join(''));
  });

  it('completes a line of which a part was written', () => {
    const lines = output();
    let room = 100;
    accept = (bytes) => {
      const count = Math.min(room, bytes.length);
      room -= count;
      return count > 0 ? count : fails('EAGAIN')();
    };
    for (const number of [1, 2, 3]) lines.write(line(number));
    expect(written).toHaveLength(100);
    room = 1000;
    jest.advanceTimersByTime(1000);
    expect(written).toBe([1, 2, 3].map(line).join(''));
  });

  it('drops what exceeds a megabyte, and writes how many lines that were, once', () => {
    const lines = output();
    accept = fails('ENOSPC');
    const kept = (1024 * 1024) / 64;
    for (let number = 0; number < kept + 5; number += 1) lines.write(line(number));
    accept = (bytes) => bytes.length;
    jest.advanceTimersByTime(1000);
    lines.write(line(7));
    expect(written).toBe(Array.from({ length: kept }, (_, number) => line(number)).join('') + 'dropped 5\n' + line(7));
  });

  it('tries again at the end of the process, but not for ever', () => {
    jest.useRealTimers();
    const lines = output();
    accept = fails('EAGAIN');
    lines.write(line(1));
    let attempts = 0;
    accept = () => {
      attempts += 1;
      return fails('EAGAIN')();
    };
    lines.flushAtEnd();
    expect(attempts).toBeGreaterThan(3);
    accept = (bytes) => (attempts++ % 2 === 0 ? fails('EAGAIN')() : bytes.length);
    lines.flushAtEnd();
    expect(written).toBe(line(1));
  });
});
