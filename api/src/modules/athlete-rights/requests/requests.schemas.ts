import { z } from 'zod';
import { idTextSchema, listWindowShape } from '../../../common/validation/request.schemas.js';

const { limit, cursor } = listWindowShape;

export const openRequestsQuerySchema = z.strictObject({ team_id: idTextSchema.optional(), limit, cursor });
export type OpenRequestsQuery = z.infer<typeof openRequestsQuerySchema>;
