import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  addBatteryBodySchema,
  batterySchema,
  changeBatteryBodySchema,
  type AddBatteryBody,
  type Battery,
  type ChangeBatteryBody,
} from '@touchline/contracts/batteries.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { deleteQuerySchema, idTextSchema, type DeleteQuery } from '../../../common/validation/request.schemas.js';
import { BatteriesService } from './batteries.service.js';

@ApiTags('measures')
@Controller('batteries')
export class BatteriesController {
  constructor(private readonly batteries: BatteriesService) {}

  /** The batteries of the coach's club, by name. */
  @Answers(200, z.array(batterySchema), { needs: 'performance.read' })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Battery[]> {
    return this.batteries.list(coach);
  }

  /** Adds a battery of tests of the club or of the product. */
  @Answers(201, batterySchema, { needs: 'performance.write', retriable: true })
  @Post()
  add(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: addBatteryBodySchema }) body: AddBatteryBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Battery> {
    return this.batteries.add(coach, body, key);
  }

  /** Changes a battery of the club. */
  @Answers(200, batterySchema, { needs: 'performance.write', refusals: [404, 409] })
  @Put(':id')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Body({ schema: changeBatteryBodySchema }) body: ChangeBatteryBody,
  ): Promise<Battery> {
    return this.batteries.change(coach, id, body);
  }

  /** Deletes a battery of the club. The values of its tests stay. */
  @Answers(204, undefined, { needs: 'performance.write', refusals: [404, 409] })
  @Delete(':id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: deleteQuerySchema }) query: DeleteQuery,
  ): Promise<void> {
    return this.batteries.remove(coach, id, query.version);
  }
}
