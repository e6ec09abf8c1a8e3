import { formatLongDate } from '@touchline/contracts/date-format';
import type { ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import { trendsTexts } from '../../../shared/texts/trends-texts.js';
import { exercisesText } from '../../../shared/workouts/model/row-texts.js';

/** What happens to existing workouts: the id of the one that is replaced, or `keep` for all. */
export type DayChoice = number | 'keep';

type ExistingWorkout = Pick<ScheduledWorkout, 'id' | 'plan_name'>;

/** The choice for a day that is seen for the first time: replace its first workout, as the dialog asks. */
export function defaultChoice(existing: readonly ExistingWorkout[]): DayChoice {
  return existing[0]?.id ?? 'keep';
}

/**
 * The choice, when it still fits the existing workouts; else null. It never becomes another workout, because nobody
 * asked to replace that.
 */
export function validChoice(existing: readonly ExistingWorkout[], chosen: DayChoice): DayChoice | null {
  if (existing.length === 0) return 'keep';
  return chosen === 'keep' || existing.some(({ id }) => id === chosen) ? chosen : null;
}

/**
 * Asks about the workout that would be replaced, or about the first; without a choice it says that there are workouts.
 */
export function replaceQuestion(existing: readonly ExistingWorkout[], choice: DayChoice | null, date: string): string {
  if (choice === null) return trendsTexts.hasWorkouts(existing.length, formatLongDate(date));
  const named = existing.find(({ id }) => id === choice) ?? existing[0];
  return trendsTexts.replaceQuestion(named?.plan_name ?? '', formatLongDate(date));
}

/** A label for each workout that can be replaced; workouts of the same name get position and number of exercises. */
export function replaceLabels(existing: readonly (ExistingWorkout & Pick<ScheduledWorkout, 'exercises'>)[]): string[] {
  return existing.map((workout) => {
    const { plan_name: name } = workout;
    const namesakes = existing.filter(({ plan_name: other }) => other === name);
    return namesakes.length === 1
      ? trendsTexts.replace(name)
      : trendsTexts.replaceOneOf(name, namesakes.indexOf(workout) + 1, namesakes.length, exercisesText(workout));
  });
}

/** The request body. A replaced workout is sent with the version the coach saw, so that a changed one is refused. */
export function scheduleBody(
  workoutId: number,
  athleteId: number,
  date: string,
  replaced: Pick<ScheduledWorkout, 'id' | 'version'> | undefined,
): ScheduleWorkoutBody {
  return {
    workout_id: workoutId,
    scheduled_date: date,
    athlete_id: athleteId,
    team_id: null,
    ...(replaced && { replace_id: replaced.id, replace_version: replaced.version }),
  };
}
