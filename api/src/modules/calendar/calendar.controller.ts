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
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { countsQuerySchema, listQuerySchema, type CountsQuery, type ListQuery } from './calendar.schemas.js';
import { CalendarService } from './calendar.service.js';

@ApiTags('calendar')
@Controller('calendar')
export class CalendarController {
  constructor(private readonly calendar: CalendarService) {}

  /**
   * The events the coach reaches, by date and time, all-day ones first; a next page is named in `Link`. `team_id` means a team's own events,
   * `athlete_id` an athlete's own and their team's, in which an event at which they were marked absent reads as missed. What is out of reach has none.
   */
  @Answers(200, z.array(calendarEventSchema))
  @Get('list')
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: listQuerySchema }) query: ListQuery,
  ): Promise<Page<CalendarEvent>> {
    return this.calendar.list(coach, query);
  }

  /** How many events of their own the coach's athletes have from today on; who has none is not in the list. */
  @Answers(200, z.array(eventCountSchema))
  @Get('counts')
  counts(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: countsQuerySchema }) query: CountsQuery,
  ): Promise<EventCount[]> {
    return this.calendar.counts(coach, query);
  }

  /** How many events, and marks of attendance at them, a change of each scope would meet. */
  @Answers(200, eventSeriesSchema, { refusals: [404] })
  @Get('list/:id/series')
  series(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
  ): Promise<EventSeries> {
    return this.calendar.series(coach, id);
  }
}
