import { Controller, Get, Param, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  calendarEventSchema,
  eventCountSchema,
  eventSeriesSchema,
  type CalendarEvent,
  type EventCount,
  type EventSeries,
} from '@touchline/contracts/calendar.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { PageInterceptor } from '../../../common/paging/page.interceptor.js';
import type { Page } from '../../../common/paging/page.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { countsQuerySchema, listQuerySchema, type CountsQuery, type ListQuery } from './calendar.schemas.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /**
   * The events that the coach reaches, by date and time, all-day events first; `Link` names the next page. `team_id`
   * selects the events of the whole team, `athlete_id` those of the athlete and of their team: an event at which the
   * athlete is marked absent has the status missed. Without `athlete_id`, `from` and `limit` these are the newest 1000,
   * and `Link` leads to the ones before them. `event_id` selects one event. Empty for ids out of reach.
   */
  @Answers(200, z.array(calendarEventSchema), { needs: 'plan.read' })
  @Get('list')
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: ListQuery,
  ): Promise<Page<CalendarEvent>> {
    return this.calendar.list(coach, query);
  }

  /**
   * The number of events of each own athlete from today on, without those of the team. Athletes without events are left
   * out.
   */
  @Answers(200, z.array(eventCountSchema), { needs: 'plan.read' })
  @Get('counts')
  counts(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: countsQuerySchema }) query: CountsQuery,
  ): Promise<EventCount[]> {
    return this.calendar.counts(coach, query);
  }

  /** The number of events and attendance marks that a change of each scope would affect. */
  @Answers(200, eventSeriesSchema, { needs: 'plan.read', refusals: [404] })
  @Get('list/:id/series')
  series(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<EventSeries> {
    return this.calendar.series(coach, id);
  }
}
