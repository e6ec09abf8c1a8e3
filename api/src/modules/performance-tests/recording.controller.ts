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
} from '@touchline/contracts/performance-tests.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { RecordingService } from './recording.service.js';

@ApiTags('performance-tests')
@Controller('fatigue-indicators')
export class RecordingController {
  constructor(private readonly recording: RecordingService) {}

  /**
   * The athletes among these who have a test of that kind on that day, in the order sent, each once. Athletes of other
   * coaches are left out.
   */
  @Answers(200, z.array(existingTestSchema), { needs: 'performance.read' })
  @Post('check-existing')
  checkExisting(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: checkExistingBodySchema }) body: CheckExistingBody,
  ): Promise<ExistingTest[]> {
    return this.recording.checkExisting(coach, body);
  }

  /**
   * Records one value per athlete of one of the coach's teams, all of them or none; a value of the same kind and day is
   * replaced. Excess decimals are rounded half up. With `if_value`, a different stored value is a conflict, unless it
   * equals the value sent: a call may be repeated after a lost answer.
   */
  @Answers(200, recordedTestsSchema, { needs: 'performance.write', refusals: [404, 409] })
  @Post('record')
  record(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: recordTestsBodySchema }) body: RecordTestsBody,
  ): Promise<RecordedTests> {
    return this.recording.record(coach, body);
  }
}
