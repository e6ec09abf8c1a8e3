import type { EntityManager } from 'typeorm';
import type { Reacher } from '../../common/access/coach-reach.js';
import { findOwnWorkoutEvent, type CalendarEventEntity } from '../calendar/index.js';
import { ScheduledWorkoutLineEntity } from './scheduled-workout-line.entity.js';
import { ScheduledWorkoutEntity } from './scheduled-workout.entity.js';

/** Identifies one scheduled workout. */
export type ScheduledKey = { id: number } | { workoutUid: string };

/** A scheduled workout and its calendar event. */
export interface OwnScheduledWorkout {
  workout: ScheduledWorkoutEntity;
  event: CalendarEventEntity;
}

/**
 * One scheduled workout of the coach's teams or athletes, archived ones included; null when it does not exist or is out
 * of reach.
 */
export async function findOwnScheduled(
  manager: EntityManager,
  coach: Reacher,
  key: ScheduledKey,
): Promise<OwnScheduledWorkout | null> {
  const workout = await manager.findOneBy(ScheduledWorkoutEntity, key);
  if (!workout) return null;
  const event = await findOwnWorkoutEvent(manager, coach, workout.workoutUid);
  return event && { workout, event };
}

/** The lines of one scheduled workout in their order. */
export function findLinesOfScheduled(
  manager: EntityManager,
  scheduledWorkoutId: number,
): Promise<ScheduledWorkoutLineEntity[]> {
  return manager.find(ScheduledWorkoutLineEntity, { where: { scheduledWorkoutId }, order: { orderInWorkout: 'ASC' } });
}
