import { PRODUCT_MEASURES } from './measure-catalogue.js';
import { MEASURE_KEY, UNITS } from './measure-rules.js';
import { changesMeaning, versionOn } from './measure-versions.js';
import { choicesOf, isMeasureValue } from './measure-choices.js';
import { measureDefinitionSchema } from './measures.schema.js';

it('every measure of the product has a definition that a club could enter, but for scales of more choices', () => {
  for (const { key, store: _store, ...definition } of PRODUCT_MEASURES) {
    expect(key).toMatch(MEASURE_KEY);
    expect(UNITS).toHaveProperty([definition.unit]);
    const { error } = measureDefinitionSchema.safeParse(definition);
    const allowed = key.startsWith('session.') ? ['step', 'question'] : [];
    expect(
      (error?.issues ?? []).map(({ path }) => path[0]).filter((field) => !allowed.includes(String(field))),
    ).toEqual([]);
  }
});

it('a value lies within the bounds and on a step', () => {
  const groin = { min: 0, max: 10, step: 1 } as const;
  expect([0, 10, 5].map((value) => isMeasureValue(groin, value))).toEqual([true, true, true]);
  expect([-1, 11, 5.5, NaN].map((value) => isMeasureValue(groin, value))).toEqual([false, false, false, false]);
  // Steps of a tenth have no exact binary form.
  const tenths = { min: 0, max: 1, step: 0.1 } as const;
  expect(choicesOf(tenths)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  expect(choicesOf(tenths).every((value) => isMeasureValue(tenths, value))).toBe(true);
});

it('a scale begins on its steps, because values are shown with the decimals of these', () => {
  const {
    key: _key,
    store: _store,
    ...jump
  } = PRODUCT_MEASURES.find(({ key }) => key === 'test.jump') ?? PRODUCT_MEASURES[0];
  const problems = (scale: object) =>
    measureDefinitionSchema
      .safeParse({ ...jump, typical_error: null, ...scale })
      .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(problems({ min: 0.5, max: 10.5, step: 1 })).toEqual(['min must be a whole number']);
  expect(problems({ min: 0.25, max: 10.25, step: 0.5 })).toEqual(['min must be a multiple of 0.5']);
  for (const scale of [
    { min: 0.5, max: 10, step: 0.5 },
    { min: -3, max: 3, step: 1 },
    { min: 0.3, max: 1.2, step: 0.1 },
    { min: -0.007, max: 100_000.004, step: 0.001 },
  ])
    expect(problems(scale)).toBeUndefined();
});

it('wording, scale, unit and direction change what a value means; the typical error and the trials do not', () => {
  const {
    key: _key,
    store: _store,
    ...jump
  } = PRODUCT_MEASURES.find(({ key }) => key === 'test.jump') ?? PRODUCT_MEASURES[0];
  for (const change of [
    { label: 'Squat jump' },
    { max: 130 },
    { unit: 'm' },
    { direction: 'lower' },
    { high_words: 'x' },
  ] as const)
    expect(changesMeaning(jump, { ...jump, ...change })).toBe(true);
  for (const change of [{ typical_error: 2 }, { trials: 3 }, {}])
    expect(changesMeaning(jump, { ...jump, ...change })).toBe(false);
});

it('the version of a day is the newest that has begun', () => {
  const { key: _key, store: _store, ...jump } = PRODUCT_MEASURES[0];
  const versions = [null, '2026-11-21', '2026-12-01'].map((valid_from, at) => ({
    ...jump,
    valid_from,
    measure_version: at + 1,
  }));
  const on = (day: string) => versionOn({ versions }, day).measure_version;
  expect(['2026-01-01', '2026-11-20', '2026-11-21', '2026-11-30', '2027-01-01'].map(on)).toEqual([1, 1, 2, 2, 3]);
});
