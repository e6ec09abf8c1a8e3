import { Injectable } from '@nestjs/common';
import { addDays, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { ChangePosterLinkBody, PosterLink, RenewPosterLinkBody } from '@touchline/contracts/poster-link.schema';
import type { EntityManager } from 'typeorm';
import { requireTeam } from '../../common/access/coach-reach.js';
import { newAthleteKey } from '../../common/auth/athlete-key.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { networkOf } from '../../common/security-log/network-of.js';
import { Clock } from '../../common/time/clock.js';
import { startOfDay, todayIn } from '../../common/time/local-time.js';
import { lockRows, UnitOfWork } from '../../database/unit-of-work.js';
import { defaultLastDay, latestLastDay } from './poster-end.rules.js';
import { PosterLinkEntity } from './poster-link.entity.js';
import { findPosterLink, findSeasonEnds } from './poster-links.repository.js';
import { deletePosterLink, replacePosterLink } from './poster-links.writer.js';
import { posterLinkChanged, wrongLastDay } from './posters.errors.js';

/** What coaches do about the link on the poster of their team. */
@Injectable()
export class PosterLinksService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async show(coach: SignedInCoach, teamId: number): Promise<PosterLink> {
    const manager = this.unitOfWork.read;
    await requireTeam(manager, coach, 'administration.read', teamId);
    return this.answer(manager, coach, teamId);
  }

  /** Makes a link. The one that the coach saw ends at once; one that was made since stays, and the call is refused. */
  async renew(
    coach: SignedInCoach,
    teamId: number,
    { seen_made_at: seen, ends_on: chosen }: RenewPosterLinkBody,
    address: string,
  ): Promise<PosterLink> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'administration.write', teamId);
      const days = await this.choosableDays(tx, coach);
      const expiresAt = endOf(coach, requireDay(chosen ?? days.defaultDay, days));

      await lockRows(tx, 'teams', [teamId]);
      const stored = await findPosterLink(tx, teamId);
      const working = stored && stored.expiresAt > now ? stored.createdAt.getTime() : null;
      if (working !== (seen === null ? null : Date.parse(seen))) throw posterLinkChanged();

      const link = { teamId, linkKey: newAthleteKey(), createdAt: now, expiresAt };
      await replacePosterLink(tx, link, { ...ids(coach), network: networkOf(address) });
      return this.answer(tx, coach, teamId);
    });
  }

  /** Lets the link that the team has work until another day. */
  async change(coach: SignedInCoach, teamId: number, body: ChangePosterLinkBody): Promise<PosterLink> {
    const now = this.clock.now();
    return this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'administration.write', teamId);
      const expiresAt = endOf(coach, requireDay(body.ends_on, await this.choosableDays(tx, coach)));

      await lockRows(tx, 'teams', [teamId]);
      const stored = await findPosterLink(tx, teamId);
      if (!stored || stored.expiresAt <= now) throw posterLinkChanged();

      await tx.update(PosterLinkEntity, { teamId }, { expiresAt });
      return this.answer(tx, coach, teamId);
    });
  }

  /** Ends the link; succeeds also when the team has none. */
  async end(coach: SignedInCoach, teamId: number, address: string): Promise<void> {
    await this.unitOfWork.write(async (tx) => {
      await requireTeam(tx, coach, 'administration.write', teamId);
      await deletePosterLink(tx, teamId, { ...ids(coach), network: networkOf(address) }, this.clock.now());
    });
  }

  private async choosableDays(manager: EntityManager, coach: SignedInCoach): Promise<ChoosableDays> {
    const today = todayIn(coach.timeZone, this.clock.now());
    const seasonEnds = await findSeasonEnds(manager, coach.institutionId);
    return { today, defaultDay: defaultLastDay(today, seasonEnds), latest: latestLastDay(today, seasonEnds) };
  }

  private async answer(manager: EntityManager, coach: SignedInCoach, teamId: number): Promise<PosterLink> {
    const { defaultDay, latest } = await this.choosableDays(manager, coach);
    const stored = await findPosterLink(manager, teamId);
    const lastDay = stored && todayIn(coach.timeZone, new Date(stored.expiresAt.getTime() - 1));
    const works = stored !== null && stored.expiresAt > this.clock.now();
    return {
      team_id: teamId,
      link:
        works && lastDay !== null
          ? { path: `/join#p=${stored.linkKey}`, ends_on: lastDay, made_at: stored.createdAt.toISOString() }
          : null,
      ended_on: works ? null : lastDay,
      default_ends_on: defaultDay,
      latest_ends_on: latest,
    };
  }
}

interface ChoosableDays {
  today: CalendarDate;
  defaultDay: CalendarDate;
  latest: CalendarDate;
}

function requireDay(day: CalendarDate, { today, latest }: ChoosableDays): CalendarDate {
  if (day < today || day > latest) throw wrongLastDay(today, latest);
  return day;
}

const endOf = ({ timeZone }: SignedInCoach, lastDay: CalendarDate): Date => startOfDay(timeZone, addDays(lastDay, 1));

const ids = ({ coachId, institutionId }: SignedInCoach) => ({ coachId, institutionId });
