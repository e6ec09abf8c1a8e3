import { idSchema, seenVersionSchema, versionSchema } from './wire.schema.js';

describe('whole numbers on the wire', () => {
  it.each([
    ['an id', idSchema, [1, 900_000_001], [0, -0, -1, 1.5, 2 ** 53, '1', null]],
    ['a version', versionSchema, [1, 7], [0, -0, -1, 1.5, '1', null]],
    ['the version an editor saw', seenVersionSchema, [0, 1, 7], [-0, -1, 0.5, '0', null]],
  ] as const)('%s accepts its numbers and no other', (_name, schema, good, bad) => {
    expect(good.map((value) => schema.safeParse(value).data)).toEqual(good);
    expect(bad.filter((value) => schema.safeParse(value).success)).toEqual([]);
  });
});
