import { letOthersRun, mapGroupsInTurns, mapInTurns } from './map-in-turns.js';

describe('mapInTurns', () => {
  it('maps every item in its order', async () => {
    const numbers = Array.from({ length: 250 }, (_, n) => n);
    expect(await mapInTurns(numbers, (n) => n * 2)).toEqual(numbers.map((n) => n * 2));
    expect(await mapInTurns([], () => 1)).toEqual([]);
  });

  it('lets others run after every hundred items', async () => {
    const mapped: number[] = [];
    const seenByOthers: number[] = [];
    const mapping = mapInTurns(
      Array.from({ length: 250 }, (_, n) => n),
      (n) => mapped.push(n),
    );
    while (mapped.length < 250) {
      seenByOthers.push(mapped.length);
      await letOthersRun();
    }
    await mapping;

    expect([...new Set(seenByOthers)]).toEqual([100, 200]);
    expect(mapped).toHaveLength(250);
  });

  it('maps groups of a given size one after the other', async () => {
    const groups: (readonly number[])[] = [];
    const mapped = await mapGroupsInTurns([1, 2, 3, 4, 5], 2, async (group) => {
      groups.push(group);
      await letOthersRun();
      return group.map((n) => -n);
    });
    expect(groups).toEqual([[1, 2], [3, 4], [5]]);
    expect(mapped).toEqual([-1, -2, -3, -4, -5]);
  });

  it('fails with the error of an item', async () => {
    const failing = mapInTurns([1, 2], (n) => {
      if (n === 2) throw new Error('two');
    });
    await expect(failing).rejects.toThrow('two');
  });
});
