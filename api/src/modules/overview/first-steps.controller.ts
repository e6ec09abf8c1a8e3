import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { firstStepsSchema, type FirstSteps } from '@touchline/contracts/first-steps.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { FirstStepsService } from './first-steps.service.js';

@ApiTags('overview')
@Controller('dashboard/first-steps')
export class FirstStepsController {
  constructor(private readonly steps: FirstStepsService) {}

  /** How far the coach's teams are set up: what a new club does first. */
  @Answers(200, firstStepsSchema, { needs: 'names.read' })
  @Get()
  get(@CurrentCoach() coach: SignedInCoach): Promise<FirstSteps> {
    return this.steps.get(coach);
  }
}
