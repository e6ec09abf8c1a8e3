import {
  countExercises,
  WORKOUT_DIFFICULTIES,
  WORKOUT_NAME_MAX,
  WORKOUT_TYPES,
} from '@touchline/contracts/workout-rules';
import { workoutSchema } from '@touchline/contracts/workouts.schema';
import { generateDemo } from '../../../database/demo/generate-demo.js';
import { toWorkoutLine } from '../workout.mapper.js';
import { numberInOrder } from '../plans/workout-plan.js';
import { demoLibrary } from './demo-library.js';

const library = demoLibrary(generateDemo(20_261, '2026-11-20').institutions);
const of = (institution: number) =>
  library.filter(({ institutionId }) => institutionId === institution).map(({ plan }) => plan);

describe('the workouts of the demo', () => {
  it('match the contract', () => {
    for (const {
      id,
      plan: { lines, ...plan },
    } of library) {
      const exercises = numberInOrder(lines).map((line, at) => toWorkoutLine({ ...line, id: at + 1 }));
      expect(() => workoutSchema.parse({ id, ...plan, version: 1, exercises })).not.toThrow();
    }
  });

  it('have a duration in every rest and time-based exercise, and repetitions in all other lines', () => {
    for (const { plan } of library) {
      expect(countExercises(plan.lines)).toBeGreaterThan(0);
      for (const line of plan.lines) {
        const byTime = line.type === 'rest' || line.isTimeBased;
        expect([plan.name, line.name, line.durationSeconds !== null, line.reps !== null, line.sets !== null]).toEqual([
          plan.name,
          line.name,
          byTime,
          !byTime,
          line.type !== 'rest',
        ]);
      }
      expect(plan.lines.at(-1)).toMatchObject({ type: 'exercise', supersetWithNext: false });
    }
  });

  it('are at least twelve, of every type and difficulty, with unique names', () => {
    const own = of(1);
    expect(own.length).toBeGreaterThanOrEqual(12);
    for (const type of WORKOUT_TYPES) expect(own.filter((plan) => plan.type === type).length).toBeGreaterThanOrEqual(2);
    for (const difficulty of WORKOUT_DIFFICULTIES)
      expect(own.filter((plan) => plan.difficulty === difficulty).length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    expect(of(2)).toHaveLength(4);
  });

  it('include extremes for layouts: the longest name, thirty lines, one exercise, no details', () => {
    const own = of(1);
    expect(own.filter(({ name }) => name.length === WORKOUT_NAME_MAX)).toHaveLength(1);
    expect(own.filter(({ lines }) => lines.length === 30)).toHaveLength(1);
    expect(own.some(({ lines }) => countExercises(lines) === 1)).toBe(true);
    expect(
      own.filter(({ type, difficulty, description }) => type === null && difficulty === null && description === null),
    ).toHaveLength(1);
  });

  it('include the routine of ten exercises in each institution', () => {
    for (const institution of [1, 2]) {
      const [routine, ...more] = of(institution).filter(
        ({ name }) => name === 'Hip Mobility & Stability Recovery Routine',
      );
      expect(more).toEqual([]);
      expect([routine?.lines.length, countExercises(routine?.lines ?? [])]).toEqual([10, 10]);
    }
  });

  it('have the ids that an empty database gives', () => {
    expect(library.map(({ id }) => id)).toEqual(library.map((_, at) => at + 1));
  });
});
