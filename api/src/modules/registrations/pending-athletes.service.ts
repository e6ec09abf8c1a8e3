import { Injectable } from '@nestjs/common';
import type { AcceptedAthlete, PendingAthlete as PendingAnswer } from '@touchline/contracts/registrations.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { lockRows } from '../../common/access/lock-rows.js';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { pageOf, type ListOrder, type Page, type PageQuery } from '../../common/paging/page.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { expiredAt, WAITING_DAYS } from '../teams/index.js';
import type { PendingAthlete } from './pending-athlete.entity.js';
import { toPendingAthlete } from './pending-athlete.mapper.js';
import { registrationExpired, registrationHandled } from './registrations.errors.js';
import { findOwn, findWaiting, type WaitingAthlete } from './registrations.repository.js';
import { declineExpired, handle, joinTeam } from './save-registration.js';

const FIRST_COME_FIRST: ListOrder<WaitingAthlete, [number]> = {
  key: z.tuple([z.int()]),
  keyOf: ({ athlete }) => [athlete.id],
};

/** The coach's side of the door. */
@Injectable()
export class PendingAthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Nothing of it is health data: who they are, not how they are. */
  async list(coach: SignedInCoach, query: PageQuery): Promise<Page<PendingAnswer>> {
    const since = expiredAt(this.clock.now());
    const { items, next } = await pageOf(query, FIRST_COME_FIRST, (after, limit) =>
      findWaiting(this.unitOfWork.read, coach.coachId, { since, after: after?.[0], limit }),
    );
    return { items: items.map(toPendingAthlete), next };
  }

  accept(coach: SignedInCoach, id: number): Promise<AcceptedAthlete> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      // Two registrations of one person, accepted at once, must not both find that nobody has the address.
      await lockRows(tx, 'institutions', [coach.institutionId]);
      const registered = await this.waiting(tx, coach, id, now);
      await handle(tx, id, 'accepted', now);
      await declineExpired(tx, registered.teamId, now);
      const { athleteId, known, movedFrom } = await joinTeam(tx, coach, registered);
      await this.audit.wrote(tx, coach, 'profile', known ? 'update' : 'create', [athleteId]);
      return { athlete_id: athleteId, moved_from: movedFrom };
    });
  }

  async decline(coach: SignedInCoach, id: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      const { teamId } = await this.waiting(tx, coach, id, now);
      await handle(tx, id, 'declined', now);
      await declineExpired(tx, teamId, now);
    });
  }

  private async waiting(tx: EntityManager, coach: SignedInCoach, id: number, now: Date): Promise<PendingAthlete> {
    const registered = await findOwn(tx, coach.coachId, id);
    if (!registered) throw notFound();
    if (registered.status !== 'pending') throw registrationHandled(registered.status);
    if (registered.createdAt <= expiredAt(now)) throw registrationExpired(WAITING_DAYS);
    return registered;
  }
}
