import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { eventOverlapSchema, type EventOverlap } from '@touchline/contracts/calendar.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { OverlapsService } from './overlaps.service.js';

@ApiTags('calendar')
@Controller('calendar/list/:id/overlaps')
export class OverlapsController {
  constructor(private readonly overlaps: OverlapsService) {}

  /**
   * The athletes of an event who are at another event during it, by name: one entry per athlete and other event. An event
   * of another team is told only with a role there that reads the plan; otherwise `event` is null. Events without a time
   * overlap none, and events that only touch do not overlap.
   */
  @Answers(200, z.array(eventOverlapSchema), { needs: 'plan.read', refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<EventOverlap[]> {
    return this.overlaps.list(coach, id);
  }
}
