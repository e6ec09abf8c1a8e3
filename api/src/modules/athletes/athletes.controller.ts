import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { athleteSchema, type Athlete } from '@touchline/contracts/athletes.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { athletesQuerySchema, type AthletesQuery } from './athletes.schemas.js';
import { AthletesService } from './athletes.service.js';

@ApiTags('athletes')
@Controller('athletes')
export class AthletesController {
  constructor(private readonly athletes: AthletesService) {}

  /**
   * The athletes of the coach's own teams, or of one of them; empty for a team out of reach. With `archived=true` only
   * the archived athletes, otherwise only those on a roster.
   */
  @Answers(200, z.array(athleteSchema), { needs: 'names.read' })
  @Get('list')
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: athletesQuerySchema }) query: AthletesQuery,
  ): Promise<Athlete[]> {
    return this.athletes.list(coach, query);
  }
}
