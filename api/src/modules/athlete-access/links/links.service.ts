import { Injectable } from '@nestjs/common';
import type { AthleteAccess, MadeLink, MakeLinksBody } from '@touchline/contracts/athlete-access.schema';
import type { EntityManager } from 'typeorm';
import { requireAthletes, requireTeam } from '../../../common/access/coach-reach.js';
import { hashAthleteKey, newAthleteKey } from '../../../common/auth/athlete-key.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../../common/errors/shared.errors.js';
import { networkOf } from '../../../common/security-log/network-of.js';
import { recordAthleteEvents, type AccessChange } from '../../../common/security-log/record-event.js';
import { Clock } from '../../../common/time/clock.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import {
  findAskedForIds,
  findCurrentConsents,
  findGuardianAgeOf,
  findRefusals,
  findUsableAddresses,
} from '../../consents/index.js';
import { endAccess } from '../access.writer.js';
import { findDevices, findOwnDevice } from '../devices/devices.repository.js';
import { endDevice } from '../devices/devices.writer.js';
import { toAthleteAccess } from './access.mapper.js';
import { LinkMailService } from './link-mail.service.js';
import { findLinkEnds, requireOnRoster } from './links.repository.js';
import { linkExpiry, replaceLinks } from './links.writer.js';

/** What coaches do about the access of their athletes. */
@Injectable()
export class LinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly mails: LinkMailService,
  ) {}

  /** Who has what. Nine queries for any number of athletes. */
  async list(coach: SignedInCoach, teamId: number | undefined): Promise<AthleteAccess[]> {
    const manager = this.unitOfWork.read;
    const now = this.clock.now();
    if (teamId !== undefined) await requireTeam(manager, coach, 'administration.read', teamId);

    const roster = await findOwnAthletes(manager, coach, 'administration.read', { teamId });
    if (roster.length === 0) return [];
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const [linkEnds, consents, guardians, refusals, addresses, devices, guardianAge] = await Promise.all([
      findLinkEnds(manager, athleteIds, now),
      findCurrentConsents(manager, athleteIds),
      findAskedForIds(manager, athleteIds, now),
      findRefusals(manager, athleteIds),
      findUsableAddresses(manager, athleteIds, now),
      findDevices(manager, athleteIds, now),
      findGuardianAgeOf(manager, coach.institutionId),
    ]);

    return roster.map(({ athlete }) => {
      const { id } = athlete;
      const stored = {
        linkEnd: linkEnds.get(id),
        consent: consents.get(id),
        isGuardianAsked: guardians.has(id),
        refusedAt: refusals.get(id),
        address: addresses.get(id),
        devices: devices.get(id) ?? [],
        guardianAge,
      };
      return toAthleteAccess({ athlete, ...stored }, { now, timeZone: coach.timeZone });
    });
  }

  /** New links in place of the previous ones. Paired devices stay. The key of a mailed link is made when the mail is. */
  async make(coach: SignedInCoach, { athlete_ids, by }: MakeLinksBody, address: string): Promise<MadeLink[]> {
    const now = this.clock.now();
    const athleteIds = [...new Set(athlete_ids)];
    const keys = athleteIds.map((athleteId) => ({ athleteId, key: newAthleteKey() }));
    const isMailed = by === 'mail';

    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'administration.write', athleteIds);
      await requireOnRoster(tx, athleteIds);
      if (isMailed) await requireAddresses(tx, athleteIds, now);

      const change = changeBy(coach, address);
      const links = keys.map(({ athleteId, key }) => ({ athleteId, keySha256: hashAthleteKey(key) }));
      await replaceLinks(tx, coach.coachId, links, now);
      await recordAthleteEvents(tx, 'link_made', change, athleteIds, now);
      if (isMailed) await this.mails.add(tx, coach.coachId, athleteIds, change.network);
    });

    if (isMailed) await this.mails.sendSoon();
    const link_until = linkExpiry(now).toISOString();
    return keys.map(({ athleteId, key }) => ({ athlete_id: athleteId, key: isMailed ? null : key, link_until }));
  }

  /** Ends the link and all devices of an athlete. Nothing to end is no error. */
  async end(coach: SignedInCoach, athleteId: number, address: string): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await requireAthletes(tx, coach, 'administration.write', [athleteId]);
      await endAccess(tx, athleteId, changeBy(coach, address), this.clock.now());
    });
  }

  async endDevice(coach: SignedInCoach, deviceId: number, address: string): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      const device = await findOwnDevice(tx, coach, deviceId);
      if (!device || !(await endDevice(tx, device, changeBy(coach, address), this.clock.now()))) throw notFound();
    });
  }
}

const changeBy = ({ coachId, institutionId }: SignedInCoach, address: string): AccessChange => ({
  coachId,
  institutionId,
  network: networkOf(address),
});

/** Throws unless a link may be mailed to each of these athletes. */
async function requireAddresses(tx: EntityManager, athleteIds: readonly number[], now: Date): Promise<void> {
  const addresses = await findUsableAddresses(tx, athleteIds, now);
  const without = athleteIds.filter((athleteId) => !addresses.has(athleteId)).length;
  if (without === 0) return;
  const message = `${without} of these athletes ${without === 1 ? 'has' : 'have'} no confirmed address. Show their links on the screen.`;
  throw validationFailed([{ path: 'athlete_ids', message }]);
}
