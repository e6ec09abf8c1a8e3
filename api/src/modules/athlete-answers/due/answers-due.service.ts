import { Injectable } from '@nestjs/common';
import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import type { EntityManager } from 'typeorm';
import { findReach, requireTeam } from '../../../common/access/coach-reach.js';
import type { Reach } from '../../../common/access/reach.js';
import type { SignedInCoach } from '../../../common/auth/signed-in-coach.js';
import { mapGroupsInTurns } from '../../../common/concurrency/map-in-turns.js';
import { byAthlete } from '../../../common/grouping/group-rows.js';
import { Clock } from '../../../common/time/clock.js';
import { startOfDay, todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findOwnAthletes, type RosterAthlete } from '../../athletes/index.js';
import { findQuestionnaire } from '../../surveys/index.js';
import { findCompleteDays } from '../../wellness/index.js';
import { dueDays, dueWindow } from '../calc/due-days.js';
import { toAnswersDue } from './answers-due.mapper.js';
import { findConsentPeriods, findKnownDevices } from './due.repository.js';

const ATHLETES_AT_ONCE = 200;

/** How many of the answers that were due a team has given. */
@Injectable()
export class AnswersDueService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Eight queries for up to `ATHLETES_AT_ONCE` athletes. The answer says how many answered and nothing of what, so it is not
   * recorded as a read.
   */
  async get(coach: SignedInCoach, teamId: number): Promise<AnswersDue> {
    const manager = this.unitOfWork.read;
    const now = this.clock.now();
    await requireTeam(manager, coach, 'wellness.read', teamId);

    const days = dueWindow(todayIn(coach.timeZone, now));
    const roster = await findOwnAthletes(manager, coach, 'wellness.read', {
      teamId,
      days: { from: days[0] ?? coach.today, to: coach.today },
    });
    const athleteIds = roster.map(({ athlete }) => athlete.id);
    const reach = (await findReach(manager, coach, athleteIds))('wellness.read');
    const due = await mapGroupsInTurns(roster, ATHLETES_AT_ONCE, (members) =>
      findDue(manager, members, days, { coach, reach, now }),
    );
    return toAnswersDue(days, due);
  }
}

async function findDue(
  manager: EntityManager,
  members: readonly RosterAthlete[],
  days: readonly CalendarDate[],
  { coach, reach, now }: { coach: SignedInCoach; reach: Reach; now: Date },
) {
  const { timeZone, institutionId } = coach;
  const athleteIds = members.map(({ athlete }) => athlete.id);
  const [from = '', to = ''] = [days[0], days.at(-1)];
  const consents = await findConsentPeriods(manager, athleteIds, timeZone);
  const devices = await findKnownDevices(manager, athleteIds, { from: startOfDay(timeZone, from), timeZone, now });
  const rated = await findCompleteDays(manager, { reach, athleteIds }, { from, to });
  const { ofDay } = await findQuestionnaire(manager, { institutionId, athleteIds, range: { from, to } });
  const answered = byAthlete(rated.filter(({ athleteId, date }) => ofDay(athleteId, date).isComplete));
  return members.flatMap(({ athlete: { id }, memberships }) =>
    dueDays(days, {
      memberships,
      consents: consents.get(id) ?? [],
      devices: devices.get(id) ?? { present: 0, changes: [] },
      answered: new Set((answered.get(id) ?? []).map(({ date }) => date)),
    }),
  );
}
