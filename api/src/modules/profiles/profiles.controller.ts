import { Body, Controller, Param, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  athleteSchema,
  changeAthleteBodySchema,
  type Athlete,
  type ChangeAthleteBody,
} from '@touchline/contracts/athletes.schema';
import type { FastifyRequest } from 'fastify';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { ProfilesService } from './profiles.service.js';

@ApiTags('athletes')
@Controller('athletes')
export class ProfilesController {
  constructor(private readonly profiles: ProfilesService) {}

  /**
   * Changes the profile of an own athlete; fields that are left out stay. With `team_id` the athlete and all records
   * move to another own team. With `archived` the link and all devices of the athlete end, and stay ended when they are back
   * on the roster. With a `date_of_birth` by which a guardian has to agree, a consent that the athlete gave alone ends, with
   * link and devices, and a guardian whom the club knows is asked by mail.
   */
  @Answers(200, athleteSchema, { needs: 'people.write', refusals: [404, 409] })
  @Put(':id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: changeAthleteBodySchema }) body: ChangeAthleteBody,
    @Req() request: FastifyRequest,
  ): Promise<Athlete> {
    return this.profiles.change(coach, id, body, request.ip);
  }
}
