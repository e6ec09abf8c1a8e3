import { Body, Controller, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  changeEventBodySchema,
  copyWeekBodySchema,
  createEventBodySchema,
  type ChangeEventBody,
  type CopyWeekBody,
  type CreateEventBody,
} from '@touchline/contracts/calendar.schema';
import { planPreviewSchema, type PlanPreview } from '@touchline/contracts/plan-preview.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import {
  changePreviewQuerySchema,
  previewQuerySchema,
  type ChangePreviewQuery,
  type PreviewQuery,
} from '../load-plan.schemas.js';
import { PreviewService } from './preview.service.js';

@ApiTags('calendar')
@Controller('calendar/preview')
export class PreviewController {
  constructor(private readonly previews: PreviewService) {}

  /** What adding this event, or these weekly ones, would mean for the load of each athlete. Stores nothing. */
  @Answers(200, planPreviewSchema, { needs: 'plan.write', refusals: [404] })
  @Post()
  addition(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: previewQuerySchema }) query: PreviewQuery,
    @Body({ schema: createEventBodySchema }) body: CreateEventBody,
  ): Promise<PlanPreview> {
    return this.previews.addition(coach, body, query);
  }

  /** What copying a week would mean for the load of each athlete. Stores nothing. */
  @Answers(200, planPreviewSchema, { needs: 'plan.write', refusals: [404] })
  @Post('copy-week')
  copiedWeek(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: previewQuerySchema }) query: PreviewQuery,
    @Body({ schema: copyWeekBodySchema }) body: CopyWeekBody,
  ): Promise<PlanPreview> {
    return this.previews.copiedWeek(coach, body, query);
  }

  /**
   * What changing this event, or with `scope` others of its series, would mean for the load of each athlete. Stores
   * nothing.
   */
  @Answers(200, planPreviewSchema, { needs: 'plan.write', refusals: [404, 409] })
  @Post(':id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: changePreviewQuerySchema }) query: ChangePreviewQuery,
    @Body({ schema: changeEventBodySchema }) body: ChangeEventBody,
  ): Promise<PlanPreview> {
    return this.previews.change(coach, id, body, query);
  }
}
