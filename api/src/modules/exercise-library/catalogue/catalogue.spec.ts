import { EQUIPMENT, EXERCISE_DESCRIPTION_MAX, MUSCLE_GROUPS } from '@touchline/contracts/exercise-rules';
import { LINE_NAME_MAX } from '@touchline/contracts/workout-rules';
import { generateDemo } from '../../../database/demo/generate-demo.js';
import { demoLibrary } from '../../workout-library/index.js';
import { CATALOGUE, findExerciseByName, isExercise } from './catalogue.js';

const sentencesOf = (text: string) => text.match(/[^.!?]+[.!?]/g) ?? [];
const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const twice = (texts: readonly (string | number)[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

describe('the catalogue', () => {
  it('has more than two hundred exercises with unique ids and names, in any case, spacing and hyphenation', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(210);
    expect(twice(CATALOGUE.map(({ id }) => id))).toEqual([]);
    expect(twice(CATALOGUE.map(({ name }) => plain(name)))).toEqual([]);
  });

  it('is ordered by name', () => {
    const names = CATALOGUE.map(({ name }) => name);
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it.each(CATALOGUE.map((exercise) => [exercise.name, exercise] as const))(
    '%s is complete',
    (_, { id, name, muscleGroup, equipment, description, defaultSets, defaultReps, defaultSeconds }) => {
      expect(id).toBeGreaterThan(0);
      expect(MUSCLE_GROUPS).toContain(muscleGroup);
      expect(EQUIPMENT).toContain(equipment);
      expect([name, name.length <= LINE_NAME_MAX]).toEqual([name.trim().replace(/\s+/g, ' '), true]);
      expect(description.length).toBeLessThanOrEqual(EXERCISE_DESCRIPTION_MAX);
      // Exactly two sentences, each with a capital at its start and enough words.
      const sentences = sentencesOf(description);
      expect(sentences).toHaveLength(2);
      expect(sentences.join('')).toBe(description);
      for (const sentence of sentences) expect(sentence.trim()).toMatch(/^[A-Z][^.!?]{15,}\.$/);
      expect(defaultSets).toBeGreaterThanOrEqual(1);
      expect(defaultSets).toBeLessThanOrEqual(12);
      // Either repetitions or a duration, with a sensible value.
      expect([defaultReps, defaultSeconds].filter((value) => value === null)).toHaveLength(1);
      expect(defaultReps ?? 1).toBeLessThanOrEqual(30);
      expect(defaultReps ?? 1).toBeGreaterThanOrEqual(1);
      expect(defaultSeconds ?? 10).toBeGreaterThanOrEqual(10);
      expect(defaultSeconds ?? 10).toBeLessThanOrEqual(2400);
    },
  );

  it('has unique descriptions', () => {
    expect(twice(CATALOGUE.flatMap(({ description }) => sentencesOf(description).map(plain)))).toEqual([]);
  });

  it('has several exercises of every muscle group, with at least four kinds of equipment in each', () => {
    for (const group of MUSCLE_GROUPS) {
      const own = CATALOGUE.filter(({ muscleGroup }) => muscleGroup === group);
      expect([group, own.length >= 20, new Set(own.map(({ equipment }) => equipment)).size >= 4]).toEqual([
        group,
        true,
        true,
      ]);
    }
    for (const equipment of EQUIPMENT)
      expect([equipment, CATALOGUE.filter((one) => one.equipment === equipment).length >= 12]).toEqual([
        equipment,
        true,
      ]);
  });

  it('contains every exercise of the built-in workouts', () => {
    const names = demoLibrary(generateDemo(20_261, '2026-11-20').institutions)
      .flatMap(({ plan }) => plan.lines)
      .filter(({ type }) => type === 'exercise')
      .map(({ name }) => name);
    expect(new Set(names).size).toBeGreaterThan(80);
    expect([...new Set(names)].filter((name) => findExerciseByName(name) === undefined)).toEqual([]);
  });
});

test('an exercise is found by its name, in any case and spacing, and by nothing else', () => {
  expect(findExerciseByName('  back   SQUAT ')).toMatchObject({ id: 501, name: 'Back Squat' });
  expect(['Back', 'Back Squats', '', 'constructor'].map(findExerciseByName)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('isExercise knows the ids of the catalogue only', () => {
  expect([501, CATALOGUE[0]?.id ?? 0, 0, -1, 1.5, 900_000_001].map(isExercise)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
