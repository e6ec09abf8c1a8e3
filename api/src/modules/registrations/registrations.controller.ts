import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  registrationAnswerSchema,
  registrationBodySchema,
  type RegistrationBody,
} from '@touchline/contracts/registrations.schema';
import type { FastifyRequest } from 'fastify';
import { Answers } from '../../common/http/answers.js';
import { RegistrationsService } from './registrations.service.js';

@ApiTags('registrations')
@Controller('registrations')
export class RegistrationsController {
  constructor(private readonly registrations: RegistrationsService) {}

  /**
   * Registers an athlete with the code of a team, from the athletes' app. Answers the same for a valid, an expired and
   * an unknown code.
   */
  @Answers(202, registrationAnswerSchema, { caller: 'anyone', anyOrigin: true, refusals: [429] })
  @Post()
  async register(
    @Body({ schema: registrationBodySchema }) body: RegistrationBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.registrations.register(body, request.ip);
    return {};
  }
}
