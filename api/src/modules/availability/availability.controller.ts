import { Body, Controller, Param, Put } from '@nestjs/common';
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
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { AvailabilityService } from './availability.service.js';

@ApiTags('availability')
@Controller('athletes')
export class AvailabilityController {
  constructor(private readonly availability: AvailabilityService) {}

  /**
   * Sets whether an own athlete can train, from a day on, and returns the word that holds today. Each call adds a
   * record, unless the last one says the same; earlier ones stay.
   */
  @Answers(200, availabilitySchema, { needs: 'availability.write', retriable: true, refusals: [404, 409] })
  @Put(':id/availability')
  set(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) athleteId: number,
    @Body({ schema: setAvailabilityBodySchema }) body: SetAvailabilityBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<Availability> {
    return this.availability.set(coach, athleteId, body, key);
  }
}
