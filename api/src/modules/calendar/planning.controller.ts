import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeEventBodySchema,
  createEventBodySchema,
  savedEventSchema,
  undoBodySchema,
  undoneSchema,
  type ChangeEventBody,
  type CreateEventBody,
  type SavedEvent,
  type UndoBody,
  type Undone,
} from '@touchline/contracts/calendar.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { removeQuerySchema, scopeQuerySchema, type RemoveQuery, type ScopeQuery } from './calendar.schemas.js';
import { PlanningService } from './planning.service.js';
import { UndoService } from './undo.service.js';

@ApiTags('calendar')
@Controller('calendar')
export class PlanningController {
  constructor(
    private readonly planning: PlanningService,
    private readonly undoing: UndoService,
  ) {}

  /** A new event of an own team or athlete, or with `repeat_until` one of each week, all of them or none. Answers the first one. */
  @Answers(201, savedEventSchema, { retriable: true, refusals: [404] })
  @Post('list')
  create(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: createEventBodySchema }) body: CreateEventBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<SavedEvent> {
    return this.planning.create(coach, body, key);
  }

  /**
   * Changes an event. `scope` takes along the others of its series, those of later days or all: in them only what differs from what was stored of this
   * one is changed, and their days move by as many. Answers this one, and how many there are of the scope.
   */
  @Answers(200, savedEventSchema, { refusals: [404, 409] })
  @Put('list/:id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: scopeQuerySchema }) { scope }: ScopeQuery,
    @Body({ schema: changeEventBodySchema }) body: ChangeEventBody,
  ): Promise<SavedEvent> {
    return this.planning.change(coach, id, scope, body);
  }

  /** Deletes an event, or with `scope` others of its series, with the attendance that was taken there and the workouts they show. */
  @Answers(204, undefined, { refusals: [404, 409] })
  @Delete('list/:id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: removeQuerySchema }) query: RemoveQuery,
  ): Promise<void> {
    return this.planning.remove(coach, id, query);
  }

  /** Takes back what one of the coach's own calls of the last day made or changed, unless somebody has changed any of it since. */
  @Answers(200, undoneSchema, { refusals: [404, 409] })
  @Post('undo')
  undo(@CurrentCoach() coach: SignedInCoach, @Body({ schema: undoBodySchema }) body: UndoBody): Promise<Undone> {
    return this.undoing.undo(coach, body);
  }
}
