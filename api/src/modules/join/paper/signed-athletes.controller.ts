import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  signedAthleteBodySchema,
  signedAthleteSchema,
  type SignedAthlete,
  type SignedAthleteBody,
} from '@touchline/contracts/join.schema';
import { CurrentCoach } from '../../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { Answers } from '../../../common/http/answers.js';
import { SentKey, type IdempotencyKey } from '../../../common/idempotency/idempotency-key.js';
import { SignedAthletesService } from './signed-athletes.service.js';

@ApiTags('athletes')
@Controller('athletes')
export class SignedAthletesController {
  constructor(private readonly athletes: SignedAthletesService) {}

  /**
   * Puts an athlete on the roster of an own team together with the consent of a signed form. A guardian must have signed
   * under the club's age. 409 `athlete_exists`: an own athlete or a pending registration has this name and no other birth
   * date; `is_another` adds the athlete all the same. 409 `consent_text_changed`: a form with another version of the text
   * than today's.
   */
  @Answers(201, signedAthleteSchema, { needs: 'people.write', retriable: true, refusals: [404, 409] })
  @Post()
  add(
    @CurrentCoach() coach: SignedInCoach,
    @Body({ schema: signedAthleteBodySchema }) body: SignedAthleteBody,
    @SentKey() key: IdempotencyKey | null,
  ): Promise<SignedAthlete> {
    return this.athletes.add(coach, body, key);
  }
}
