import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  closeRequestBodySchema,
  requestTaskSchema,
  type CloseRequestBody,
  type RequestTask,
} from '@touchline/contracts/athlete-rights.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { PageInterceptor } from '../../../common/paging/page.interceptor.js';
import type { Page } from '../../../common/paging/page.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { openRequestsQuerySchema, type OpenRequestsQuery } from './requests.schemas.js';
import { RequestsService } from './requests.service.js';

@ApiTags('athletes')
@Controller('athlete-requests')
export class RequestsController {
  constructor(private readonly requests: RequestsService) {}

  /** The open requests of the coach's athletes, archived ones included, oldest first; `Link` names the next page. */
  @Answers(200, z.array(requestTaskSchema), { needs: 'administration.read', polled: true, refusals: [404] })
  @Get()
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: openRequestsQuerySchema }) query: OpenRequestsQuery,
  ): Promise<Page<RequestTask>> {
    return this.requests.listOpen(coach, query);
  }

  /**
   * Closes a request of an own athlete; the athlete reads the answer. It corrects and deletes nothing: an erasure is
   * `npm run athlete -- erase`, a command of an administrator. Answers 409 when the request was closed otherwise before.
   */
  @Answers(204, undefined, { needs: 'administration.write', refusals: [404, 409] })
  @Put(':id')
  close(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: closeRequestBodySchema }) body: CloseRequestBody,
  ): Promise<void> {
    return this.requests.close(coach, id, body);
  }
}
