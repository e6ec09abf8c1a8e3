import { z } from 'zod';
import { idTextSchema } from '../../../common/validation/request.schemas.js';

export const feedQuerySchema = z.strictObject({ team_id: idTextSchema });
export type FeedQuery = z.infer<typeof feedQuerySchema>;

/** Accepts any text: a malformed secret gets the same answer as an unknown one. */
export const feedSecretSchema = z.string();
