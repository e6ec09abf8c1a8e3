import { Injectable } from '@nestjs/common';
import type { GuardianContact } from '@touchline/contracts/guardian-contacts.schema';
import { requireAthletes } from '../../common/access/coach-reach.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { GuardianContactEntity } from './guardian-contact.entity.js';

@Injectable()
export class GuardianContactsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
  ) {}

  /** Two queries. */
  async list(coach: SignedInCoach, athleteId: number): Promise<GuardianContact[]> {
    const { read } = this.unitOfWork;
    await requireAthletes(read, coach, 'people.read', [athleteId]);
    const contacts = await read.find(GuardianContactEntity, {
      where: { athleteId },
      order: { createdAt: 'ASC', id: 'ASC' },
    });

    await this.audit.read(coach, 'profile', [athleteId]);
    return contacts.map(({ id, name, relation, email }) => ({ contact_id: id, name, relation, email }));
  }

  async remove(coach: SignedInCoach, athleteId: number, contactId: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'people.write', [athleteId]);
      const { affected } = await tx.delete(GuardianContactEntity, { id: contactId, athleteId });
      if (affected !== 1) throw notFound();
      await this.audit.wrote(tx, coach, 'profile', 'update', [athleteId]);
    });
  }
}
