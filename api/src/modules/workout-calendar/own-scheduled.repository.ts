import type { EntityManager } from 'typeorm';
import { findOwnWorkoutEvent, type CalendarEvent } from '../calendar/index.js';
import { ScheduledWorkoutRow } from './scheduled-workout-row.entity.js';
import { ScheduledWorkout } from './scheduled-workout.entity.js';

/** By what one scheduled workout is named. */
export type ScheduledKey = { id: number } | { workoutUid: string };

/** A scheduled workout and the event that shows it. */
export interface OwnScheduled {
  workout: ScheduledWorkout;
  event: CalendarEvent;
}

/** One scheduled workout of the coach's teams or of their athletes, archived ones too; null where there is none. */
export async function findOwnScheduled(
  manager: EntityManager,
  coachId: number,
  key: ScheduledKey,
): Promise<OwnScheduled | null> {
  const workout = await manager.findOneBy(ScheduledWorkout, key);
  if (!workout) return null;
  const event = await findOwnWorkoutEvent(manager, coachId, workout.workoutUid);
  return event && { workout, event };
}

/** The rows of one scheduled workout, in their order. */
export function findScheduledRowsOf(
  manager: EntityManager,
  scheduledWorkoutId: number,
): Promise<ScheduledWorkoutRow[]> {
  return manager.find(ScheduledWorkoutRow, { where: { scheduledWorkoutId }, order: { orderInWorkout: 'ASC' } });
}
