import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

export const feedQuerySchema = z.strictObject({ team_id: idTextSchema });
export type FeedQuery = z.infer<typeof feedQuerySchema>;

/** Any text: one that is no secret is answered like a secret that nobody has. */
export const feedSecretSchema = z.string();
