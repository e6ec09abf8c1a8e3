import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  measurementSchema,
  savedMeasurementSchema,
  saveMeasurementsBodySchema,
  type Measurement,
  type SavedMeasurement,
  type SaveMeasurementsBody,
} from '@touchline/contracts/measurements.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { measurementsQuerySchema, type MeasurementsQuery } from './measurements.schemas.js';
import { MeasurementsService } from './measurements.service.js';

@ApiTags('measures')
@Controller()
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  /**
   * The values of one of the coach's athletes for one measure, each trial as it was measured, oldest first; `Link` names the
   * next page. The kind of the measure decides what the role must allow.
   */
  @Answers(200, z.array(measurementSchema), { needs: 'names.read', refusals: [404] })
  @Get('athletes/:id/measurements')
  @UseInterceptors(PageInterceptor)
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) id: number,
    @Query({ schema: measurementsQuerySchema }) query: MeasurementsQuery,
  ): Promise<Page<Measurement>> {
    return this.measurements.list(coach, id, query);
  }

  /**
   * Stores values of the coach's athletes, all of them or none. Null removes a value; a value that is stored already changes
   * nothing, so that the call can be sent again. The kind of each measure decides what the role must allow.
   */
  @Answers(200, z.array(savedMeasurementSchema), { needs: 'names.read', bulk: true, refusals: [404, 409] })
  @Put('measurements')
  save(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: saveMeasurementsBodySchema }) body: SaveMeasurementsBody,
  ): Promise<SavedMeasurement[]> {
    return this.measurements.save(coach, body);
  }
}
