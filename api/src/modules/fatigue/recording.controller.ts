import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  checkExistingBodySchema,
  existingTestSchema,
  recordedTestsSchema,
  recordTestsBodySchema,
  type CheckExistingBody,
  type ExistingTest,
  type RecordedTests,
  type RecordTestsBody,
} from '@touchline/contracts/fatigue.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { RecordingService } from './recording.service.js';

@ApiTags('fatigue')
@Controller('fatigue-indicators')
export class RecordingController {
  constructor(private readonly recording: RecordingService) {}

  /** Which of these athletes have a test of that kind on that day, in the order they were named, each once. Who is not an own athlete is left out. */
  @Answers(200, z.array(existingTestSchema))
  @Post('check-existing')
  checkExisting(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: checkExistingBodySchema }) body: CheckExistingBody,
  ): Promise<ExistingTest[]> {
    return this.recording.checkExisting(coach, body);
  }

  /**
   * Records one value per athlete of an own team, all of them or none; a value of the same kind and day is replaced. More decimals than are kept
   * are rounded half up. With `if_value` another value stored meanwhile is a conflict; the very value that is sent is none, so that a call whose
   * answer got lost may be sent again.
   */
  @Answers(200, recordedTestsSchema, { refusals: [404, 409] })
  @Post('record')
  record(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: recordTestsBodySchema }) body: RecordTestsBody,
  ): Promise<RecordedTests> {
    return this.recording.record(coach, body);
  }
}
