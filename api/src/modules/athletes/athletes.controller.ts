import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { athleteSchema, type Athlete } from '@touchline/contracts/athletes.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { AthletesService } from './athletes.service.js';

const listQuerySchema = z.strictObject({ team_id: idTextSchema.optional() });

@ApiTags('athletes')
@Controller('athletes')
export class AthletesController {
  constructor(private readonly athletes: AthletesService) {}

  /** The athletes of the coach's own teams, or of one of them; a team out of reach has none. */
  @Answers(200, z.array(athleteSchema))
  @Get('list')
  list(@CurrentCoach() coach: SignedInCoach, @Query({ schema: listQuerySchema }) query: z.infer<typeof listQuerySchema>): Promise<Athlete[]> {
    return this.athletes.list(coach, query.team_id);
  }
}
