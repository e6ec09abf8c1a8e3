import { formatLongDate } from '@touchline/contracts/date-format';
import type { ScheduledWorkout, ScheduleWorkoutBody } from '@touchline/contracts/workouts.schema';
import { exercisesText } from '../../../shared/workouts/model/row-texts.js';

/** What becomes of a workout that is there already: its number where it is replaced, `beside` where all stay. */
export type DayChoice = number | 'beside';

type Present = Pick<ScheduledWorkout, 'id' | 'plan_name'>;

/** What is to happen on a day that is looked at for the first time: the first of what is there is replaced, as the dialog asks. */
export function firstChoice(present: readonly Present[]): DayChoice {
  return present[0]?.id ?? 'beside';
}

/** What was chosen, where that still fits what is there; null where it does not. It never turns into another one: nobody has asked for that to be replaced. */
export function standingChoice(present: readonly Present[], chosen: DayChoice): DayChoice | null {
  if (present.length === 0) return 'beside';
  return chosen === 'beside' || present.some(({ id }) => id === chosen) ? chosen : null;
}

/** The question about the one that would be replaced, or about the first; with no choice, that something is there. */
export function replaceQuestion(present: readonly Present[], choice: DayChoice | null, date: string): string {
  if (choice === null)
    return `This athlete has ${present.length === 1 ? 'a workout' : `${present.length} workouts`} on ${formatLongDate(date)} already.`;
  const named = present.find(({ id }) => id === choice) ?? present[0];
  return `A workout ("${named?.plan_name ?? ''}") already exists for this athlete on ${formatLongDate(date)}. Do you want to replace it?`;
}

/** How each that could be replaced is called; of those with the same name which one it is, and how much is in it. */
export function replaceLabels(present: readonly (Present & Pick<ScheduledWorkout, 'exercises'>)[]): string[] {
  return present.map((one) => {
    const alike = present.filter(({ plan_name: name }) => name === one.plan_name);
    return `Replace “${one.plan_name}”${alike.length === 1 ? '' : ` (${alike.indexOf(one) + 1} of ${alike.length}, ${exercisesText(one)})`}`;
  });
}

/** What is sent. What is replaced is that which the coach saw: were it changed meanwhile, nothing happens. */
export function bodyOf(
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
