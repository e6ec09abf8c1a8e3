import { readerHour } from './reader-hour.js';

const hourOf = (reader: number, at: string) => readerHour(reader, new Date(at));
const minuteOf = (reader: number) => hourOf(reader, '2026-11-05T10:30:00Z').slice(14);

describe("a reader's hour", () => {
  it('begins at the same minute each hour, and lasts for an hour', () => {
    for (const reader of [1, 2, 3, 4, 1000, 2_147_483_647]) {
      const start = hourOf(reader, '2026-11-05T10:30:00Z');
      const first = Date.parse(`${start}Z`);
      const at = (ms: number) => readerHour(reader, new Date(first + ms));
      expect([at(0), at(3_599_999)]).toEqual([start, start]);
      expect(at(3_600_000)).toBe(new Date(first + 3_600_000).toISOString().slice(0, 16));
      expect(at(-1)).toBe(new Date(first - 3_600_000).toISOString().slice(0, 16));
    }
  });

  it('begins at another minute for most readers, also when their numbers go up in steps of three', () => {
    for (const step of [1, 3, 5, 60]) {
      const minutes = new Map<string, number>();
      for (let index = 1; index <= 600; index += 1) {
        const minute = minuteOf(index * step);
        minutes.set(minute, (minutes.get(minute) ?? 0) + 1);
      }
      expect([step, minutes.size]).toEqual([step, 60]);
      expect(Math.max(...minutes.values())).toBeLessThan(20);
    }
  });
});
