import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/**
 * All conditions are combined with AND. `team_id` selects the workouts of the whole team, `athlete_id` those of that
 * athlete alone.
 */
export const listQuerySchema = z.strictObject({
  workout_id: idTextSchema.optional(),
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  /** One scheduled workout. */
  id: idTextSchema.optional(),
  /** `false` leaves out `exercises`: for a month or a list of dates, which show no lines. */
  exercises: z.enum(['true', 'false'], 'must be true or false').optional(),
  ...listWindowShape,
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const workoutUidSchema = z.uuid('must be the workout_uid of an earlier answer').meta({ format: 'id' });
