import { Body, Controller, Get, Param, Put, Query, UseInterceptors } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  measurementSchema,
  savedMeasurementSchema,
  saveMeasurementsBodySchema,
  storedMeasurementSchema,
  type Measurement,
  type SavedMeasurement,
  type SaveMeasurementsBody,
  type StoredMeasurement,
} from '@touchline/contracts/measurements.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { PageInterceptor } from '../../common/paging/page.interceptor.js';
import type { Page } from '../../common/paging/page.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import {
  measurementsQuerySchema,
  teamDayQuerySchema,
  type MeasurementsQuery,
  type TeamDayQuery,
} from './measurements.schemas.js';
import { MeasurementsService } from './measurements.service.js';

@ApiTags('measures')
@Controller()
export class MeasurementsController {
  constructor(private readonly measurements: MeasurementsService) {}

  /**
   * The values of one of the coach's athletes, each trial as it was measured, oldest first; `Link` names the next page. The
   * kind of the measure decides what the role must allow; without `measure` the answer has the values of all measures that
   * the role reads, or of those that `entered_by` enter (words separated by commas).
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
   * The values of one of the coach's teams on one day, each trial as it was measured, without those that follow an event.
   * `measures` are the keys of at most as many as a battery has, separated by commas; the kind of each decides what the role
   * in the team must allow. There are no pages: a team has a bounded number of values on a day.
   */
  @Answers(200, z.array(storedMeasurementSchema), { needs: 'names.read', refusals: [404] })
  @Get('measurements')
  listTeamDay(
    @CurrentCoach() coach: SignedInCoach,
    @Query({ schema: teamDayQuerySchema }) query: TeamDayQuery,
  ): Promise<StoredMeasurement[]> {
    return this.measurements.listTeamDay(coach, query);
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
