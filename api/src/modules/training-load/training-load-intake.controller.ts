import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { intakeTrainingLoadBodySchema, type IntakeTrainingLoadBody } from '@touchline/contracts/intake.schema';
import { trainingSessionSchema, type TrainingSession } from '@touchline/contracts/training-load.schema';
import { z } from 'zod';
import type { CallingApp } from '../../common/auth/calling-app.js';
import { CurrentApp } from '../../common/auth/route-marks.js';
import { Answers } from '../../common/http/answers.js';
import { TrainingLoadIntakeService } from './training-load-intake.service.js';

@ApiTags('intake')
@Controller('intake/training-load')
export class TrainingLoadIntakeController {
  constructor(private readonly intake: TrainingLoadIntakeService) {}

  /**
   * For the athletes' own app: up to 500 sessions of athletes of its institution, all of them or none. A session with a
   * `session_id` can be sent again and replaces itself (unchanged values change nothing); without one every entry is a
   * new session. Returns the stored sessions in the order sent.
   */
  @Answers(200, z.array(trainingSessionSchema), { caller: 'app', bulk: true, refusals: [404, 429] })
  @Post()
  receive(
    @CurrentApp() app: CallingApp,
    @Body({ schema: intakeTrainingLoadBodySchema }) body: IntakeTrainingLoadBody,
  ): Promise<TrainingSession[]> {
    return this.intake.receive(app, body);
  }
}
