import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  addMeasureBodySchema,
  changeMeasureBodySchema,
  measureKeySchema,
  measureSchema,
  type AddMeasureBody,
  type ChangeMeasureBody,
  type Measure,
} from '@touchline/contracts/measures.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { MeasuresService } from './measures.service.js';

@ApiTags('measures')
@Controller('measures')
export class MeasuresController {
  constructor(private readonly measures: MeasuresService) {}

  /** The catalogue: the measures of the product and of the club whose values the coach may read in one team at least. */
  @Answers(200, z.array(measureSchema), { needs: 'names.read' })
  @Get()
  list(@CurrentCoach() coach: SignedInCoach): Promise<Measure[]> {
    return this.measures.list(coach);
  }

  /** Adds a measure of the club. The caller administers one of its teams at least. */
  @Answers(201, measureSchema, { needs: 'administration.write', retriable: true })
  @Post()
  add(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: addMeasureBodySchema }) body: AddMeasureBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Measure> {
    return this.measures.add(coach, body, key);
  }

  /**
   * Changes a measure of the club. When there are values, a changed meaning holds from tomorrow on, as a version of its own.
   * A measure is retired and never deleted.
   */
  @Answers(200, measureSchema, { needs: 'administration.write', refusals: [404, 409] })
  @Put(':key')
  change(
    @CurrentCoach() coach: SignedInCoach,
    @Param('key', { schema: measureKeySchema }) key: string,
    @Body({ schema: changeMeasureBodySchema }) body: ChangeMeasureBody,
  ): Promise<Measure> {
    return this.measures.change(coach, key, body);
  }
}
