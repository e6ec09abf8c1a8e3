import {
  countExercises,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_TYPES,
} from '@touchline/contracts/workout-rules';
import { workoutSchema } from '@touchline/contracts/workouts.schema';
import { generateDemo } from '../../../database/demo/generate-demo.js';
import { toRow } from '../workout.mapper.js';
import { inOrder } from '../workout-plan.js';
import { demoLibrary } from './demo-library.js';

const library = demoLibrary(generateDemo(20_261, '2026-11-20').institutions);
const of = (institution: number) =>
  library.filter(({ institutionId }) => institutionId === institution).map(({ plan }) => plan);

describe('the workouts of the demo', () => {
  it('are what the API may answer', () => {
    for (const {
      id,
      plan: { rows, ...plan },
    } of library) {
      const exercises = inOrder(rows).map((row, at) => toRow({ ...row, id: at + 1 }));
      expect(() => workoutSchema.parse({ id, ...plan, version: 1, exercises })).not.toThrow();
    }
  });

  it('prescribe something in every row: a rest and a time-based exercise a duration, the others repetitions', () => {
    for (const { plan } of library) {
      expect(countExercises(plan.rows)).toBeGreaterThan(0);
      for (const row of plan.rows) {
        const byTime = row.type === 'rest' || row.isTimeBased;
        expect([plan.name, row.name, row.durationSeconds !== null, row.reps !== null, row.sets !== null]).toEqual([
          plan.name,
          row.name,
          byTime,
          !byTime,
          row.type !== 'rest',
        ]);
      }
      expect(plan.rows.at(-1)).toMatchObject({ type: 'exercise', supersetWithNext: false });
    }
  });

  it('are at least twelve, of every type and difficulty, no name twice', () => {
    const own = of(1);
    expect(own.length).toBeGreaterThanOrEqual(12);
    for (const type of WORKOUT_TYPES) expect(own.filter((plan) => plan.type === type).length).toBeGreaterThanOrEqual(2);
    for (const difficulty of WORKOUT_DIFFICULTIES)
      expect(own.filter((plan) => plan.difficulty === difficulty).length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(of(2)).toHaveLength(4);
  });

  it('hold what breaks layouts: the longest name, thirty rows, one exercise, nothing said at all', () => {
    const own = of(1);
    expect(own.filter(({ name }) => name.length === WORKOUT_NAME_MAX)).toHaveLength(1);
    expect(own.filter(({ rows }) => rows.length === 30)).toHaveLength(1);
    expect(own.some(({ rows }) => countExercises(rows) === 1)).toBe(true);
    expect(
      own.filter(({ type, difficulty, description }) => type === null && difficulty === null && description === null),
    ).toHaveLength(1);
  });

  it('hold the routine of ten steps in each institution', () => {
    for (const institution of [1, 2]) {
      const [routine, ...more] = of(institution).filter(
        ({ name }) => name === 'Hip Mobility & Stability Recovery Routine',
      );
      expect(more).toEqual([]);
      expect([routine?.rows.length, countExercises(routine?.rows ?? [])]).toEqual([10, 10]);
    }
  });

  it('are numbered as an empty database would', () => {
    expect(library.map(({ id }) => id)).toEqual(library.map((_, at) => at + 1));
  });
});
