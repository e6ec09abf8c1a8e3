import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../common/validation/request.schemas.js';

/** All conditions hold together. `team_id` means what is for the team as a whole, `athlete_id` what is for that athlete alone. */
export const listQuerySchema = z.strictObject({
  workout_id: idTextSchema.optional(),
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  ...listWindowShape,
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const workoutUidSchema = z.uuid('must be the workout_uid of an earlier answer').meta({ format: 'id' });
