import { RecordedReads } from './recorded-reads.js';

const TEN = '2026-11-05T10:20';
const ELEVEN = '2026-11-05T11:20';

describe('recorded reads', () => {
  it('are known until the hour of their reader is over', () => {
    const reads = new RecordedReads();
    reads.add('1', TEN, ['a', 'b']);
    reads.add('1', TEN, ['d']);
    reads.add('2', TEN, ['e']);
    const known = (reader: string, hour: string) =>
      ['a', 'b', 'c', 'd', 'e'].filter((key) => reads.has(reader, hour, key)).join('');
    expect([known('1', TEN), known('2', TEN), known('1', ELEVEN), known('3', TEN)]).toEqual(['abd', 'e', '', '']);
    reads.add('1', ELEVEN, ['c']);
    expect([known('1', ELEVEN), known('1', TEN), known('2', TEN)]).toEqual(['c', '', 'e']);
  });

  it('have a maximum number: the readers whose hour began first are forgotten', () => {
    const reads = new RecordedReads();
    const keys = Array.from({ length: 30_000 }, (_, index) => `key ${index}`);
    for (const reader of ['1', '2', '3']) reads.add(reader, TEN, keys);
    reads.add('1', ELEVEN, keys);
    reads.add('4', ELEVEN, keys);
    const known = ['1', '2', '3', '4'].map((reader) => [TEN, ELEVEN].some((hour) => reads.has(reader, hour, 'key 7')));
    expect(known).toEqual([true, false, true, true]);
  });

  it('have a maximum number for a single reader, too', () => {
    const reads = new RecordedReads();
    for (let at = 0; at <= 100_000; at += 1) reads.add('1', TEN, [`key ${at}`]);
    expect([reads.has('1', TEN, 'key 0'), reads.has('1', TEN, 'key 100000')]).toEqual([false, true]);
  });
});
