import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeEventBodySchema,
  createEventBodySchema,
  savedEventSchema,
  type ChangeEventBody,
  type CreateEventBody,
  type SavedEvent,
} from '@touchline/contracts/calendar.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { removeQuerySchema, scopeQuerySchema, type RemoveQuery, type ScopeQuery } from './calendar.schemas.js';
import { PlanningService } from './planning.service.js';

@ApiTags('calendar')
@Controller('calendar')
export class PlanningController {
  constructor(private readonly planning: PlanningService) {}

  /**
   * Creates an event of an own team or athlete, or with `repeat_until` one per week, with `repeat_weekdays` on each of
   * these weekdays, all of them or none. Answers the first one.
   */
  @Answers(201, savedEventSchema, { needs: 'plan.write', retriable: true, refusals: [404] })
  @Post('list')
  create(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: createEventBodySchema }) body: CreateEventBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<SavedEvent> {
    return this.planning.create(coach, body, key);
  }

  /**
   * Changes an event. With `scope` the others of its series change, too, those of later days or all: only the
   * properties that the call changes in this event are set in them, and their dates move by the same number of days, but
   * for those that took place, that are on another weekday of the series, or that were changed on their own. What was
   * recorded at an event moves with its date, not into the future. Answers this event and the number of events in the
   * scope.
   */
  @Answers(200, savedEventSchema, { needs: 'plan.write', refusals: [404, 409] })
  @Put('list/:id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: scopeQuerySchema }) { scope }: ScopeQuery,
    @Body({ schema: changeEventBodySchema }) body: ChangeEventBody,
  ): Promise<SavedEvent> {
    return this.planning.change(coach, id, scope, body);
  }

  /**
   * Deletes an event, or with `scope` others of its series, together with their attendance marks and scheduled
   * workouts.
   */
  @Answers(204, undefined, { needs: 'plan.write', refusals: [404, 409] })
  @Delete('list/:id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: removeQuerySchema }) query: RemoveQuery,
  ): Promise<void> {
    return this.planning.remove(coach, id, query);
  }
}
