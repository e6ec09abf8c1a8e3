import { Controller, Delete, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { guardianContactSchema, type GuardianContact } from '@touchline/contracts/guardian-contacts.schema';
import { z } from 'zod';
import { CurrentCoach } from '../../common/auth/route-marks.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { Answers } from '../../common/http/answers.js';
import { idTextSchema } from '../../common/validation/request.schemas.js';
import { GuardianContactsService } from './guardian-contacts.service.js';

@ApiTags('athletes')
@Controller('athletes/:id/guardian-contacts')
export class GuardianContactsController {
  constructor(private readonly contacts: GuardianContactsService) {}

  /** The guardians that the club's lists name, in the order in which they came. */
  @Answers(200, z.array(guardianContactSchema), { needs: 'people.read', refusals: [404] })
  @Get()
  list(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) athleteId: number,
  ): Promise<GuardianContact[]> {
    return this.contacts.list(coach, athleteId);
  }

  @Answers(204, undefined, { needs: 'people.write', refusals: [404] })
  @Delete(':contact_id')
  remove(
    @CurrentCoach() coach: SignedInCoach,
    @Param('id', { schema: idTextSchema }) athleteId: number,
    @Param('contact_id', { schema: idTextSchema }) contactId: number,
  ): Promise<void> {
    return this.contacts.remove(coach, athleteId, contactId);
  }
}
