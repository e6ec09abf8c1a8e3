import { RecordedReads } from './recorded-reads.js';

describe('recorded reads', () => {
  it('are known until the hour is over', () => {
    const reads = new RecordedReads();
    reads.add('2026-11-05T10', ['a', 'b']);
    expect([reads.has('2026-11-05T10', 'a'), reads.has('2026-11-05T10', 'c'), reads.has('2026-11-05T11', 'a')]).toEqual(
      [true, false, false],
    );
    reads.add('2026-11-05T11', ['c']);
    expect([reads.has('2026-11-05T11', 'a'), reads.has('2026-11-05T11', 'c'), reads.has('2026-11-05T10', 'a')]).toEqual(
      [false, true, false],
    );
  });

  it('have a maximum number: the oldest are dropped, the newest kept', () => {
    const reads = new RecordedReads();
    for (let at = 0; at <= 100_000; at += 1) reads.add('2026-11-05T10', [`key ${at}`]);
    expect([reads.has('2026-11-05T10', 'key 0'), reads.has('2026-11-05T10', 'key 100000')]).toEqual([false, true]);
  });
});
