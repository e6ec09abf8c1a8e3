import { Injectable } from '@nestjs/common';
import type { FirstSteps } from '@touchline/contracts/first-steps.schema';
import { isStaff, TEAM_STAFF } from '../../common/access/coach-reach.js';
import type { SignedInCoach } from '../../common/auth/signed-in-coach.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { selectExpressions } from '../../database/row-selection.js';

/** A truth value is a number on both databases. */
type Truth = number | boolean;

const OF_MEMBERS = `memberships membership WHERE membership.team_id = staff.team_id`;
const STEPS = selectExpressions<{ teamId: number; hasAthletes: Truth; hasEvents: Truth; hasLinks: Truth }>({
  teamId: 'staff.team_id',
  hasAthletes: `EXISTS (SELECT 1 FROM ${OF_MEMBERS})`,
  hasEvents: 'EXISTS (SELECT 1 FROM calendar_events event WHERE event.team_id = staff.team_id)',
  hasLinks: `EXISTS (SELECT 1 FROM ${OF_MEMBERS} AND (
    EXISTS (SELECT 1 FROM athlete_links link WHERE link.athlete_id = membership.athlete_id)
    OR EXISTS (SELECT 1 FROM athlete_devices device WHERE device.athlete_id = membership.athlete_id)))`,
});

@Injectable()
export class FirstStepsService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** One query. */
  async get({ coachId }: SignedInCoach): Promise<FirstSteps> {
    const teams = await STEPS.read(this.unitOfWork.read, `FROM ${TEAM_STAFF} staff WHERE ${isStaff('names.read')}`, {
      coachId,
    });
    const isTrue = (value: Truth) => Number(value) === 1;
    const some = (name: 'hasAthletes' | 'hasEvents' | 'hasLinks') => teams.some((team) => isTrue(team[name]));
    const [next] = [...teams].sort((a, b) => Number(a.hasAthletes) - Number(b.hasAthletes));
    return {
      team_id: next?.teamId ?? null,
      has_athletes: some('hasAthletes'),
      has_events: some('hasEvents'),
      has_links: some('hasLinks'),
    };
  }
}
