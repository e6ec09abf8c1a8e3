import { groupPairs } from './athlete-rows.js';

describe('pairs in groups', () => {
  it('are one group for one day of many, or many days of one', () => {
    expect(
      groupPairs([
        [1, 'a'],
        [2, 'a'],
        [3, 'a'],
      ]),
    ).toEqual([{ left: [1, 2, 3], right: ['a'] }]);
    expect(
      groupPairs([
        [1, 'a'],
        [1, 'b'],
        [1, 'b'],
      ]),
    ).toEqual([{ left: [1], right: ['a', 'b'] }]);
    expect(groupPairs([])).toEqual([]);
  });

  it.each([3, 7, 20])(
    'are those pairs and no others, in no more groups than the shorter side has values (%p)',
    (count) => {
      const pairs = Array.from({ length: 40 }, (_, at) => [at % count, `day ${(at * 3) % 7}`] as const);
      const groups = groupPairs(pairs);
      const spread = groups.flatMap(({ left, right }) =>
        left.flatMap((one) => right.map((other) => `${one}/${other}`)),
      );
      expect(spread.sort()).toEqual([...new Set(pairs.map(([one, other]) => `${one}/${other}`))].sort());
      expect(groups).toHaveLength(Math.min(count, 7));
    },
  );
});
