import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  availabilitySchema,
  setAvailabilityBodySchema,
  type Availability,
  type SetAvailabilityBody,
} from '@touchline/contracts/availability.schema';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../common/idempotency/idempotency-key.js';
import { AvailabilityService } from './availability.service.js';

@ApiTags('availability')
@Controller('availability')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /**
   * Records whether one of the coach's athletes can train, from a day on, and returns the word that holds today. Earlier
   * records stay.
   */
  @Answers(201, availabilitySchema, { retriable: true, refusals: [404, 409] })
  @Post()
  set(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: setAvailabilityBodySchema }) body: SetAvailabilityBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Availability> {
    return this.availability.set(coach, body, key);
  }
}
