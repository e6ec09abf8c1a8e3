import { ageOn } from '@touchline/contracts/age';
import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { MAJORITY_AGE } from '@touchline/contracts/decision-rules';
import type { EntityManager } from 'typeorm';
import { hasRole, isOnTeamOn, TEAM_STAFF, type Reacher } from '../../../common/access/coach-reach.js';
import { selectExpressions } from '../../../database/row-selection.js';

/** An athlete to whom a coach writes. */
export interface Addressee {
  firstName: string;
  dateOfBirth: CalendarDate | null;
  teamName: string;
  clubName: string;
  /** The confirmed address of a guardian; null without one. */
  guardianEmail: string | null;
}

const ADDRESSEE = selectExpressions<Addressee>({
  firstName: 'athlete.first_name',
  dateOfBirth: 'athlete.date_of_birth',
  teamName: 'team.name',
  clubName: 'institution.name',
  guardianEmail: 'address.email',
});

export function findAddressee(manager: EntityManager, athleteId: number): Promise<Addressee | null> {
  return ADDRESSEE.readOne(
    manager,
    `FROM athletes athlete
     INNER JOIN teams team ON team.id = athlete.team_id
     INNER JOIN institutions institution ON institution.id = team.institution_id
     LEFT JOIN athlete_addresses address ON address.athlete_id = athlete.id AND address.address_of = 'guardian'
     WHERE athlete.id = :athleteId`,
    { athleteId },
  );
}

/** Somebody of unknown age may be one. */
export function isMinor(addressee: Pick<Addressee, 'dateOfBirth'> | null, today: CalendarDate): boolean {
  const age = ageOn(addressee?.dateOfBirth ?? null, today);
  return age === null || age < MAJORITY_AGE;
}

const COUNT = selectExpressions<{ count: string | number }>({ count: 'COUNT(DISTINCT staff.coach_id)' });

/** How many others on the staff of the athlete's present teams read messages. One query. */
export async function countColleagues(
  manager: EntityManager,
  { coachId, today }: Reacher,
  athleteId: number,
): Promise<number> {
  const found = await COUNT.readOne(
    manager,
    `FROM memberships membership
     INNER JOIN ${TEAM_STAFF} staff ON staff.team_id = membership.team_id AND ${hasRole('wellness.read')}
     INNER JOIN coaches coach ON coach.id = staff.coach_id AND coach.disabled_at IS NULL
     WHERE membership.athlete_id = :athleteId AND ${isOnTeamOn(':today')} AND staff.coach_id <> :coachId`,
    { athleteId, coachId, today },
  );
  return Number(found?.count ?? 0);
}

/** A message as its copy tells it. */
export interface CopiedMessage {
  coachName: string;
  madeOn: CalendarDate;
  text: string;
}

const MESSAGE = selectExpressions<CopiedMessage>({
  coachName: 'coach.name',
  madeOn: 'decision.made_on',
  text: 'decision.message_to_athlete',
});

/** The newest message of a coach to an athlete that was not taken back; null without one. */
export function findNewestMessage(
  manager: EntityManager,
  { athleteId, coachId }: { athleteId: number; coachId: number },
): Promise<CopiedMessage | null> {
  return MESSAGE.readOne(
    manager,
    `FROM squad_decisions decision INNER JOIN coaches coach ON coach.id = decision.coach_id
     WHERE decision.athlete_id = :athleteId AND decision.coach_id = :coachId
       AND decision.message_to_athlete IS NOT NULL AND decision.taken_back_at IS NULL
     ORDER BY decision.created_at DESC, decision.id DESC LIMIT 1`,
    { athleteId, coachId },
  );
}
