import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { undoBodySchema, undoneSchema, type UndoBody, type Undone } from '@touchline/contracts/calendar.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { UndoService } from './undo.service.js';

@ApiTags('calendar')
@Controller('calendar/undo')
export class UndoController {
  constructor(private readonly service: UndoService) {}

  /**
   * Undoes what one of the coach's own calls of the last 24 hours created or changed, unless an event of it was changed
   * meanwhile.
   */
  @Answers(200, undoneSchema, { needs: 'plan.write', refusals: [404, 409] })
  @Post()
  undo(@CurrentCoach() coach: SignedInCoach, @Body({ schema: undoBodySchema }) body: UndoBody): Promise<Undone> {
    return this.service.undo(coach, body);
  }
}
