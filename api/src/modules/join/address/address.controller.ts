import { Body, Controller, Get, Post, Put, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  confirmAddressBodySchema,
  ownAddressBodySchema,
  ownAddressSchema,
  type OwnAddress,
  type OwnAddressBody,
} from '@touchline/contracts/join.schema';
import { registrationAnswerSchema } from '@touchline/contracts/registrations.schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { AddressService } from './address.service.js';

@ApiTags('athletes answer')
@Controller()
export class AddressController {
  constructor(private readonly addresses: AddressService) {}

  /** The address to which links may be mailed, with most letters hidden. */
  @Answers(200, ownAddressSchema, { caller: 'athlete' })
  @Get('athlete/address')
  find(@CurrentAthlete() athlete: AnsweringAthlete): Promise<OwnAddress> {
    return this.addresses.find(athlete);
  }

  /**
   * Names another address, which counts once it is confirmed by the link that is mailed there. Under the club's age only
   * the guardian's address is used. 409 `mail_unavailable`: no mail server is set up.
   */
  @Answers(202, registrationAnswerSchema, { caller: 'athlete', refusals: [409, 429] })
  @Put('athlete/address')
  async change(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Body({ schema: ownAddressBodySchema }) body: OwnAddressBody,
    @Req() request: FastifyRequest,
  ): Promise<Record<string, never>> {
    await this.addresses.change(athlete, body.email, request.ip);
    return {};
  }

  /** Confirms a mail address by the key that was mailed there, once. */
  @Answers(204, undefined, { caller: 'anyone', refusals: [404, 429] })
  @Post('join/address')
  confirm(
    @Body({ schema: confirmAddressBodySchema }) { key }: z.infer<typeof confirmAddressBodySchema>,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    return this.addresses.confirm(key, request.ip);
  }
}
