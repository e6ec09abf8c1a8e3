import { Injectable } from '@nestjs/common';
import type { AcceptAthleteBody, AcceptedAthlete, PendingAthlete } from '@touchline/contracts/registrations.schema';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { AuditLog } from '../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { notFound } from '../../common/errors/shared.errors.js';
import { pageOf, type ListOrder, type Page, type PageQuery } from '../../common/paging/page.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { Clock } from '../../common/time/clock.js';
import { todayIn } from '../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { endAccess, endConsentOfChild } from '../athlete-access/index.js';
import {
  acceptPendingConsent,
  dropPendingConsents,
  findPendingConsents,
  KnownGuardiansService,
} from '../consents/index.js';
import { registrationCutoff, WAITING_DAYS } from '../teams/index.js';
import { findSamePerson } from './registrations.rules.js';
import { keepJoined } from './joined-registrations.writer.js';
import type { PendingAthleteEntity } from './pending-athlete.entity.js';
import { toPendingAthlete } from './pending-athlete.mapper.js';
import { registrationExpired, registrationHandled } from './registrations.errors.js';
import { findOwnNamed, findOwnRegistration, findPending, type ListedRegistration } from './registrations.repository.js';
import { closeRegistration } from './registrations.writer.js';
import { joinTeam } from './roster.writer.js';

const OLDEST_FIRST: ListOrder<ListedRegistration, [string, number]> = {
  key: z.tuple([z.iso.datetime({ precision: 3 }), z.int()]),
  keyOf: ({ athlete }) => [athlete.createdAt.toISOString(), athlete.id],
};

/** What coaches do with pending registrations. */
@Injectable()
export class PendingAthletesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly guardians: KnownGuardiansService,
  ) {}

  /** Not audited: the list holds names and addresses, no health data. */
  async list(coach: SignedInCoach, query: PageQuery): Promise<Page<PendingAthlete>> {
    const cutoff = registrationCutoff(this.clock.now());
    const { items, next } = await pageOf(query, OLDEST_FIRST, (position, limit) => {
      const after = position && { createdAt: new Date(position[0]), id: position[1] };
      return findPending(this.unitOfWork.read, coach.coachId, { cutoff, after, limit });
    });
    const known = await findOwnNamed(
      this.unitOfWork.read,
      coach,
      items.map(({ athlete }) => athlete),
    );
    return { items: items.map((item) => toPendingAthlete(item, findSamePerson(known, item.athlete))), next };
  }

  /** An archived athlete who comes back by it has no link and no device: see `ProfilesService`. */
  async accept(
    coach: SignedInCoach,
    id: number,
    { same_as: sameAs }: AcceptAthleteBody,
    address: string,
  ): Promise<AcceptedAthlete> {
    const now = this.clock.now();
    const { coachId, institutionId } = coach;
    const by = { coachId, institutionId, network: networkOf(address) };
    const { accepted, hasConsentEnded } = await this.unitOfWork.write(async (tx) => {
      // Those who accept at once wait for each other instead of using up their retries: see `nextRosterPlace`.
      await lockRows(tx, 'institutions', [coach.institutionId]);
      const registered = await this.requirePending(tx, coach, id, now);

      const today = todayIn(coach.timeZone, now);

      const { athleteId, known } = await joinTeam(tx, coach, registered, { sameAs, now });
      if (known) {
        const consents = await findPendingConsents(tx, id);
        await keepJoined(tx, { registration: registered, consents, ...known }, now);
      }
      await closeRegistration(tx, id, { status: 'accepted', athleteId }, now);
      if (known && known.before.archivedAt !== null) await endAccess(tx, athleteId, by, now);
      await acceptPendingConsent(tx, { pendingAthleteId: id, athleteId, known: known !== null }, today);

      await this.audit.wrote(tx, coach, 'profile', known ? 'update' : 'create', [athleteId]);
      const movedFrom = known && known.before.teamId !== registered.teamId ? known.before.teamName : null;
      const isCorrected = known !== null && known.before.dateOfBirth !== known.update.dateOfBirth;
      return {
        accepted: { athlete_id: athleteId, known: known !== null, moved_from: movedFrom },
        // The registration may have brought the birth date.
        hasConsentEnded: isCorrected && (await endConsentOfChild(tx, athleteId, by, now)),
      };
    });
    if (hasConsentEnded) await this.guardians.ask(accepted.athlete_id, by.network);
    return accepted;
  }

  async decline(coach: SignedInCoach, id: number): Promise<void> {
    const now = this.clock.now();
    await this.unitOfWork.write(async (tx) => {
      await this.requirePending(tx, coach, id, now);
      await closeRegistration(tx, id, { status: 'declined' }, now);
      await dropPendingConsents(tx, [id]);
    });
  }

  private async requirePending(
    tx: EntityManager,
    coach: SignedInCoach,
    id: number,
    now: Date,
  ): Promise<PendingAthleteEntity> {
    const registered = await findOwnRegistration(tx, coach.coachId, id);
    if (!registered) throw notFound();
    if (registered.status !== 'pending') throw registrationHandled(registered.status);
    if (registered.createdAt <= registrationCutoff(now)) throw registrationExpired(WAITING_DAYS);
    return registered;
  }
}
