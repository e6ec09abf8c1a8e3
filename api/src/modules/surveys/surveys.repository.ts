import type { CalendarDate } from '@touchline/contracts/calendar-date';
import { askedOn, EXTRA_QUESTIONS_DEFAULT, type AskedWhen } from '@touchline/contracts/survey-rules';
import type { EntityManager } from 'typeorm';
import { byAthlete, groupRows } from '../../common/grouping/group-rows.js';
import { select, selectExpressions, type RowOf } from '../../database/row-selection.js';
import { SurveyEntity } from './survey.entity.js';

const SURVEY = select(SurveyEntity, 'survey', ['teamId', 'validFrom', 'questions', 'version']);
export type StoredSurvey = RowOf<typeof SURVEY>;

/** All lists of questions of a team, oldest first. One query. */
export function findSurveys(manager: EntityManager, teamId: number): Promise<StoredSurvey[]> {
  return SURVEY.read(manager, 'FROM surveys survey WHERE survey.team_id = :teamId ORDER BY survey.valid_from', {
    teamId,
  });
}

const LIMIT = selectExpressions<{ extraQuestions: number }>({ extraQuestions: 'institution.extra_questions' });

/** How many further questions a team of the club may ask on one day, and after one session. One query. */
export async function findExtraQuestions(manager: EntityManager, institutionId: number): Promise<number> {
  const club = await LIMIT.readOne(manager, 'FROM institutions institution WHERE institution.id = :institutionId', {
    institutionId,
  });
  return club?.extraQuestions ?? EXTRA_QUESTIONS_DEFAULT;
}

const ASKING = selectExpressions<{ teamId: number }>({ teamId: 'survey.team_id' });

/** Whether a team of the club has ever asked more than the four ratings. One query, the same for any number of athletes. */
export async function asksMore(manager: EntityManager, institutionId: number): Promise<boolean> {
  const asking = await ASKING.readOne(
    manager,
    `FROM teams team INNER JOIN surveys survey ON survey.team_id = team.id
     WHERE team.institution_id = :institutionId LIMIT 1`,
    { institutionId },
  );
  return asking !== null;
}

interface Membership {
  athleteId: number;
  teamId: number;
  joinedOn: CalendarDate | null;
  lastDay: CalendarDate | null;
}

const MEMBERSHIP = selectExpressions<Membership>({
  athleteId: 'membership.athlete_id',
  teamId: 'membership.team_id',
  joinedOn: 'membership.joined_on',
  lastDay: 'membership.last_day',
});

/** What athletes are asked for by the lists of their teams. */
export interface Asked {
  /** All measures that were ever asked for; empty: nothing. */
  keys: readonly string[];
  /**
   * The measures of an athlete and day, each once: in the order of the lists of that day. After a session, `teamId` is the
   * team of its event; null: all teams of the athlete.
   */
  on: (athleteId: number, day: CalendarDate, when: AskedWhen, teamId?: number | null) => readonly string[];
}

export const NOTHING_ASKED: Asked = { keys: [], on: () => [] };

/** What these athletes are asked on any day. One query for athletes whose teams ask nothing more, else two. */
export async function findAsked(manager: EntityManager, athleteIds: readonly number[]): Promise<Asked> {
  const surveys = athleteIds.length === 0 ? [] : await findSurveysOf(manager, athleteIds);
  if (surveys.length === 0) return NOTHING_ASKED;

  const lists = groupRows(surveys, ({ teamId }) => teamId);
  const rows = await MEMBERSHIP.read(
    manager,
    `FROM memberships membership WHERE membership.athlete_id IN (:...athleteIds)
     AND membership.team_id IN (:...teamIds) ORDER BY membership.team_id`,
    { athleteIds, teamIds: [...lists.keys()] },
  );
  const memberships = byAthlete(rows);
  const isOn = ({ joinedOn, lastDay }: Membership, day: CalendarDate): boolean =>
    (joinedOn === null || joinedOn <= day) && (lastDay === null || lastDay >= day);
  return {
    keys: [...new Set(surveys.flatMap(({ questions }) => questions.map(({ measure }) => measure)))],
    on: (athleteId, day, when, teamId = null) => {
      const teams = (memberships.get(athleteId) ?? []).filter(
        (membership) => isOn(membership, day) && (teamId === null || membership.teamId === teamId),
      );
      const asked = teams.flatMap((membership) => askedOn(lists.get(membership.teamId) ?? [], day, when));
      return [...new Set(asked)];
    },
  };
}

async function findSurveysOf(manager: EntityManager, athleteIds: readonly number[]) {
  const surveys = await SURVEY.read(
    manager,
    `FROM surveys survey WHERE survey.team_id IN
     (SELECT membership.team_id FROM memberships membership WHERE membership.athlete_id IN (:...athleteIds))`,
    { athleteIds },
  );
  return surveys.map(({ teamId, validFrom: from, questions }) => ({ teamId, from, questions }));
}
