import { z } from 'zod';
import { idTextSchema } from '../../common/validation/request.schemas.js';

/** The ledger of one team, or of all. */
export const ledgerQuerySchema = z.strictObject({ team_id: idTextSchema.optional() });
export type LedgerQuery = z.infer<typeof ledgerQuerySchema>;

export const gridQuerySchema = z.strictObject({ event_id: idTextSchema });
export type GridQuery = z.infer<typeof gridQuerySchema>;
