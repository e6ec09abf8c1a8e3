import { Body, Controller, Delete, Get, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  calendarFeedSchema,
  feedBodySchema,
  type CalendarFeed,
  type FeedBody,
} from '@touchline/contracts/calendar.schema';
import type { FastifyReply } from 'fastify';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { feedQuerySchema, feedSecretSchema, type FeedQuery } from './feed.schemas.js';
import { FeedService } from './feed.service.js';

@ApiTags('calendar')
@Controller('calendar/feed')
export class FeedController {
  constructor(private readonly feed: FeedService) {}

  /** The address under which other programs read an own team's calendar; null while there is none. */
  @Answers(200, calendarFeedSchema, { refusals: [404] })
  @Get()
  show(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: feedQuerySchema }) query: FeedQuery,
  ): Promise<CalendarFeed> {
    return this.feed.show(coach, query.team_id);
  }

  /** Makes that address, or another one: the address before it ends at once. */
  @Answers(200, calendarFeedSchema, { refusals: [404] })
  @Post()
  renew(@CurrentCoach() coach: SignedInCoach, @Body({ schema: feedBodySchema }) body: FeedBody): Promise<CalendarFeed> {
    return this.feed.renew(coach, body.team_id);
  }

  /** Ends that address; also where there is none. */
  @Answers(204, undefined, { refusals: [404] })
  @Delete()
  revoke(@CurrentCoach() coach: SignedInCoach, @Query({ schema: feedQuerySchema }) query: FeedQuery): Promise<void> {
    return this.feed.revoke(coach, query.team_id);
  }

  /**
   * A team's calendar for other programs, which show no cookie: whoever has the secret reads what is planned for the whole team, past and to come.
   * Times are those where the team is; what is planned for single athletes is not in it.
   */
  @Answers(200, undefined, { caller: 'anyone', mediaType: 'text/calendar', refusals: [404] })
  @Get(':secret.ics')
  async read(
    @Param('secret', { schema: feedSecretSchema }) secret: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const text = await this.feed.read(secret);
    // Only now: a refusal is no file.
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="team-calendar.ics"',
    });
    return text;
  }
}
