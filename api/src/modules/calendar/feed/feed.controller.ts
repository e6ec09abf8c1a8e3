import { Body, Controller, Delete, Get, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  calendarFeedSchema,
  feedBodySchema,
  type CalendarFeed,
  type FeedBody,
} from '@touchline/contracts/calendar.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { hasTag } from '../../../common/http/entity-tag.js';
import { feedQuerySchema, feedSecretSchema, type FeedQuery } from './feed.schemas.js';
import { FeedService } from './feed.service.js';

@ApiTags('calendar')
@Controller('calendar/feed')
export class FeedController {
  constructor(private readonly feed: FeedService) {}

  /** The address under which other programs read the calendar of an own team; null when the team has none. */
  @Answers(200, calendarFeedSchema, { needs: 'plan.write', secret: true, refusals: [404] })
  @Get()
  show(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: feedQuerySchema }) query: FeedQuery,
  ): Promise<CalendarFeed> {
    return this.feed.show(coach, query.team_id);
  }

  /** Creates that address, or replaces it: the previous address stops working at once. */
  @Answers(200, calendarFeedSchema, { needs: 'plan.write', secret: true, refusals: [404] })
  @Post()
  renew(@CurrentCoach() coach: SignedInCoach, @Body({ schema: feedBodySchema }) body: FeedBody): Promise<CalendarFeed> {
    return this.feed.renew(coach, body.team_id);
  }

  /** Removes that address; succeeds also when the team has none. */
  @Answers(204, undefined, { needs: 'plan.write', refusals: [404] })
  @Delete()
  revoke(@CurrentCoach() coach: SignedInCoach, @Query({ schema: feedQuerySchema }) query: FeedQuery): Promise<void> {
    return this.feed.revoke(coach, query.team_id);
  }

  /**
   * The calendar of a team for other programs, which send no cookie: anyone with the secret reads the events of the
   * whole team, past and future. Times are in the time zone of the institution. Events of single athletes are left out.
   * A program that has this text already gets 304 without it.
   */
  @Answers(200, undefined, { caller: 'anyone', mediaType: 'text/calendar', refusals: [404], load: 'statistics' })
  @Get(':secret.ics')
  async read(
    @Param('secret', { schema: feedSecretSchema }) secret: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const { text, etag, lastModified } = await this.feed.read(secret);
    void reply.headers({ etag, ...(lastModified !== null && { 'last-modified': lastModified }) });
    if (isKnown(request, etag, lastModified)) {
      void reply.code(304);
      return undefined;
    }

    // The headers are set last, because a refusal is JSON and not a calendar file.
    void reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="team-calendar.ics"',
    });
    return text;
  }
}

/**
 * By the tag wherever the program names one. A date has to be exactly the one of an earlier answer: one of the program's own
 * clock, or of a future, would hide later changes.
 */
const isKnown = (request: FastifyRequest, etag: string, lastModified: string | null): boolean =>
  request.headers['if-none-match'] === undefined
    ? lastModified !== null && request.headers['if-modified-since'] === lastModified
    : hasTag(request, etag);
