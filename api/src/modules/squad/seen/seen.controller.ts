import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { seenBodySchema, type SeenBody } from '@touchline/contracts/squad.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SeenService } from './seen.service.js';

@ApiTags('squad')
@Controller('squad/seen')
export class SeenController {
  constructor(private readonly seen: SeenService) {}

  /** Records that the coach has opened an athlete's row on the board of today. */
  @Answers(204, undefined, { needs: 'wellness.read', refusals: [404] })
  @Put()
  mark(@CurrentCoach() coach: SignedInCoach, @Body({ schema: seenBodySchema }) body: SeenBody): Promise<void> {
    return this.seen.mark(coach, body);
  }
}
