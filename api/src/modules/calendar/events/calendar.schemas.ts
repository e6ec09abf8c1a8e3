import { eventTimeSchema } from '@touchline/contracts/calendar.schema';
import { EVENT_SCOPES } from '@touchline/contracts/event-limits';
import { calendarDateSchema, idSchema } from '@touchline/contracts/wire.schema';
import { z } from 'zod';
import { idTextSchema, listWindowShape, numberTextSchema } from '../../../common/validation/request.schemas.js';

/** All conditions are combined with AND. `date` is a single day; `today` decides which events are over. */
export const listQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  athlete_id: idTextSchema.optional(),
  event_id: idTextSchema.optional(),
  date: calendarDateSchema.optional(),
  ...listWindowShape,
  today: calendarDateSchema.optional(),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const countsQuerySchema = z.strictObject({
  team_id: idTextSchema.optional(),
  today: calendarDateSchema.optional(),
});
export type CountsQuery = z.infer<typeof countsQuerySchema>;

const scopeSchema = z.enum(EVENT_SCOPES, `must be one of ${EVENT_SCOPES.join(', ')}`).default('one');

export const scopeQuerySchema = z.strictObject({ scope: scopeSchema });
export type ScopeQuery = z.infer<typeof scopeQuerySchema>;

/**
 * `version` is the version that the coach saw, `if_attendance_marks` the number of marks that the coach confirmed to
 * delete. Without them the events are deleted as they are.
 */
export const removeQuerySchema = z.strictObject({
  scope: scopeSchema,
  version: numberTextSchema(1, 999_999_999).optional(),
  if_attendance_marks: numberTextSchema(0, 999_999_999).optional(),
});
export type RemoveQuery = z.infer<typeof removeQuerySchema>;

/** The cursor of a page of events: see `EventKey`. */
export const eventKeySchema = z.tuple([calendarDateSchema, eventTimeSchema.or(z.literal('')), idSchema]);
