import { Body, Controller, Delete, Get, Param, Post, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  athleteDeviceSchema,
  pairDeviceBodySchema,
  type AthleteDevice,
  type PairDeviceBody,
} from '@touchline/contracts/athlete-access.schema';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnsweringAthlete } from '../../../common/auth/answering-athlete.js';
import { DeviceCookie } from '../../../common/auth/device-cookie.js';
import { CurrentAthlete } from '../../../common/auth/route-marks.js';
import { Answers } from '../../../common/http/answers.js';
import { idTextSchema } from '../../../common/validation/request.schemas.js';
import { DevicesService } from './devices.service.js';
import { PairingService } from './pairing.service.js';

@ApiTags('athlete')
@Controller('athlete/devices')
export class DevicesController {
  constructor(
    private readonly pairing: PairingService,
    private readonly devices: DevicesService,
    private readonly cookie: DeviceCookie,
  ) {}

  /**
   * Pairs the browser with the athlete of a personal link and sets the device's cookie. A link pairs several devices, until
   * it ends. Every key that pairs nothing is answered with the same 404.
   */
  @Answers(204, undefined, { caller: 'anyone', refusals: [404, 409, 429] })
  @Post()
  async pair(
    @Body({ schema: pairDeviceBodySchema }) { key }: PairDeviceBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { token, at, until } = await this.pairing.pair({
      key,
      token: this.cookie.read(request),
      userAgent: request.headers['user-agent'],
      address: request.ip,
    });
    this.cookie.set(reply, token, at, until);
  }

  /** The athlete's devices, the one paired first at the top. */
  @Answers(200, z.array(athleteDeviceSchema), { caller: 'athlete' })
  @Get()
  list(@CurrentAthlete() athlete: AnsweringAthlete): Promise<AthleteDevice[]> {
    return this.devices.list(athlete);
  }

  /** Ends one of the athlete's devices: its next call is refused. The calling device loses its cookie when it ends itself. */
  @Answers(204, undefined, { caller: 'athlete', refusals: [404] })
  @Delete(':id')
  async end(
    @CurrentAthlete() athlete: AnsweringAthlete,
    @Param('id', { schema: idTextSchema }) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.devices.end(athlete, id, request.ip);
    if (id === athlete.deviceId) this.cookie.clear(reply);
  }
}
