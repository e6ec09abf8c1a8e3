import { Injectable } from '@nestjs/common';
import { addDays, daysBetween, type CalendarDate } from '@touchline/contracts/calendar-date';
import type { SquadHistory } from '@touchline/contracts/squad-history.schema';
import { BOARD_ATHLETES_MAX, HISTORY_DAYS_DEFAULT, HISTORY_DAYS_MAX } from '@touchline/contracts/squad-rules';
import type { EntityManager } from 'typeorm';
import { findReach, requireTeam, requireTeamsOf } from '../../../common/access/coach-reach.js';
import { AuditLog } from '../../../common/audit/audit-log.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { notFound, validationFailed } from '../../../common/errors/shared.errors.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { coachToday } from '../../../common/time/coach-today.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes } from '../../athletes/index.js';
import { findRatingsOf } from '../../wellness/index.js';
import { toAnswers } from '../answers.mapper.js';
import { findDecisionsMade } from '../decisions/decisions.repository.js';
import type { HistoryQuery } from '../squad.schemas.js';
import { toHistory } from './history.mapper.js';

/** The baselines of the 28 days up to the first day begin 55 days before it. */
const DAYS_BEFORE = 56;

@Injectable()
export class HistoryService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Five queries, or six with a team, for any number of athletes. */
  async get(coach: SignedInCoach, query: HistoryQuery): Promise<SquadHistory> {
    const manager = this.unitOfWork.read;
    const teamId = await this.findTeam(manager, coach, query);
    const today = coachToday(query.today, coach, this.clock.now());
    const { from, to } = daysOf(query, today);

    // The squad line of a day needs the whole team, also for one athlete.
    const roster = await findOwnAthletes(manager, coach, 'wellness.read', { teamId, days: { from, to } });
    const members = roster.length > BOARD_ATHLETES_MAX ? [] : roster;
    const athleteIds = members.map(({ athlete }) => athlete.id);
    const reach = (await findReach(manager, coach, athleteIds))('wellness.read');
    const ratings =
      athleteIds.length === 0
        ? () => []
        : await findRatingsOf(manager, { reach, athleteIds }, { from: addDays(from, -DAYS_BEFORE), to: today });
    const shown = query.athlete_id === undefined ? athleteIds : athleteIds.filter((id) => id === query.athlete_id);
    const made = byAthlete(
      (await findDecisionsMade(manager, shown, { from, to })).map((each) => ({
        ...each,
        athleteId: each.decision.athleteId,
      })),
    );

    await this.audit.read(coach, ['profile', 'wellness'], shown);
    const squad = members.map(({ athlete, memberships }) => ({
      athlete,
      memberships,
      answers: toAnswers(ratings(athlete.id)),
      decisions: made.get(athlete.id) ?? [],
      isShown: shown.includes(athlete.id),
    }));
    return { from, to, total_athletes: roster.length, items: toHistory(squad, { from, to }, coach.coachId) };
  }

  /** The team to read: that of the athlete, the one asked for, or undefined for all. Throws "not found". */
  private async findTeam(
    manager: EntityManager,
    coach: SignedInCoach,
    { team_id: teamId, athlete_id: athleteId }: HistoryQuery,
  ): Promise<number | undefined> {
    if (teamId !== undefined) await requireTeam(manager, coach, 'wellness.read', teamId);
    if (athleteId === undefined) return teamId;
    const own = await requireTeamsOf(manager, coach, 'wellness.read', athleteId);
    if (teamId !== undefined && !own.includes(teamId)) throw notFound();
    return teamId ?? own[0];
  }
}

function daysOf(query: HistoryQuery, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  const to = query.to ?? today;
  const from = query.from ?? addDays(to, 1 - HISTORY_DAYS_DEFAULT);
  if (to > today) throw validationFailed([{ path: 'to', message: 'The last day must not be in the future.' }]);
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > HISTORY_DAYS_MAX)
    throw validationFailed([{ path: 'from', message: `The range must have 1 to ${HISTORY_DAYS_MAX} days.` }]);
  return { from, to };
}
