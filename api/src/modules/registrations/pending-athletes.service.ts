import { Injectable } from '@nestjs/common';
import type { AcceptedAthlete, PendingAthlete as PendingAnswer } from '@touchline/contracts/registrations.schema';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../common/access/lock-rows.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { PendingAthlete } from './pending-athlete.entity.js';
import { toPendingAthlete } from './pending-athlete.mapper.js';
import { registrationHandled } from './registrations.errors.js';
import { findOwn, findWaiting } from './registrations.repository.js';
import { handle, joinTeam } from './save-registration.js';

/** The coach's side of the door. */
@Injectable()
export class PendingAthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async list(coach: SignedInCoach): Promise<PendingAnswer[]> {
    return (await findWaiting(this.unitOfWork.read, coach.coachId)).map(toPendingAthlete);
  }

  accept(coach: SignedInCoach, id: number): Promise<AcceptedAthlete> {
    return this.unitOfWork.write(async (tx) => {
      // Two registrations of one person, accepted at once, must not both find that nobody has the address.
      await lockRows(tx, 'institutions', [coach.institutionId]);
      const registered = await this.waiting(tx, coach, id);
      await handle(tx, id, 'accepted', this.clock.now());
      const { athleteId, movedFrom } = await joinTeam(tx, coach.coachId, registered);
      return { athlete_id: athleteId, moved_from: movedFrom };
    });
  }

  async decline(coach: SignedInCoach, id: number): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await this.waiting(tx, coach, id);
      await handle(tx, id, 'declined', this.clock.now());
    });
  }

  private async waiting(tx: EntityManager, coach: SignedInCoach, id: number): Promise<PendingAthlete> {
    const registered = await findOwn(tx, coach.coachId, id);
    if (!registered) throw notFound();
    if (registered.status !== 'pending') throw registrationHandled(registered.status);
    return registered;
  }
}
