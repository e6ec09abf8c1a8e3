import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { messageReadersSchema, type MessageReaders } from '@touchline/contracts/decisions.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { athleteQuerySchema, type AthleteQuery } from '../../../common/validation/request.schemas.js';
import { MessagesService } from './messages.service.js';

@ApiTags('squad')
@Controller('squad/message-readers')
export class MessageReadersController {
  constructor(private readonly messages: MessagesService) {}

  /** Who else reads what the coach writes to this athlete. */
  @Answers(200, messageReadersSchema, { needs: 'wellness.write', refusals: [404] })
  @Get()
  get(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athleteQuerySchema }) { athlete_id: athleteId }: AthleteQuery,
  ): Promise<MessageReaders> {
    return this.messages.readers(coach, athleteId);
  }
}
