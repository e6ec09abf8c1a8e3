import { hasRules, nodeRules, zoneRules } from './zone-rules.js';

const HOUR_MS = 3_600_000;

/** Years whose rules no release of Node.js that runs the product lacks. */
const SETTLED = [2019, 2023].flatMap((year) => [Date.UTC(year, 0, 15), Date.UTC(year, 6, 15)]);

describe('the rules of time zones', () => {
  it('exist for every zone that Node.js knows, and agree with it about the past', () => {
    const names = Intl.supportedValuesOf('timeZone');
    expect(names.length).toBeGreaterThan(400);
    const others = names.filter((name) => {
      const [ours, theirs] = [zoneRules(name), nodeRules(name)];
      return !hasRules(name) || SETTLED.some((instant) => ours.aheadAt(instant) !== theirs.aheadAt(instant));
    });
    expect(others).toEqual([]);
  });

  it('have the history of a zone', () => {
    const { changes } = zoneRules('Africa/Casablanca');
    const last = changes?.filter(({ at }) => at > Date.UTC(2026, 0, 1));
    expect(last?.map(({ at, ahead }) => [new Date(at).toISOString(), ahead / HOUR_MS])).toEqual([
      ['2026-02-15T02:00:00.000Z', 0],
      ['2026-03-22T02:00:00.000Z', 1],
      ['2026-09-20T01:00:00.000Z', 0],
    ]);
    expect(changes?.[0]).toMatchObject({ at: -Infinity, abbreviation: 'LMT' });
  });

  it.each([
    ['europe/london', 'Europe/London'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['Europe/Kiev', 'Europe/Kiev'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['utc', 'UTC'],
  ])('spell %s as %s', (name, spelled) => expect(zoneRules(name).name).toBe(spelled));

  it('are those of Node.js for a zone that only Node.js knows', () => {
    expect(hasRules('SystemV/PST8PDT')).toBe(false);
    expect(zoneRules('SystemV/PST8PDT').aheadAt(Date.UTC(2026, 6, 1))).toBe(-7 * HOUR_MS);
    expect(zoneRules('SystemV/PST8PDT').aheadAt(Date.UTC(2026, 0, 1))).toBe(-8 * HOUR_MS);
    for (const [name, hours] of [
      ['Asia/Kathmandu', 5.75],
      ['America/St_Johns', -3.5],
      ['UTC', 0],
    ] as const)
      expect(nodeRules(name).aheadAt(Date.UTC(2026, 0, 1))).toBe(hours * HOUR_MS);
  });

  it.each(['Mars/Olympus', 'constructor', '__proto__', '', 'BST', '+01:00'])('are not known for "%s"', (name) =>
    expect(hasRules(name)).toBe(false),
  );

  it('answer within microseconds', () => {
    const { aheadAt } = zoneRules('America/New_York');
    const begin = performance.now();
    for (let hour = 0; hour < 10_000; hour += 1) aheadAt(Date.UTC(2026, 0, 1) + hour * HOUR_MS);
    // Measured: 0.1 µs each.
    expect((performance.now() - begin) / 10_000).toBeLessThan(0.05);
  });
});
