import { GUARDIAN_AGE_DEFAULT, SEASON_ENDS_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import {
  CARRIED_DAYS_DEFAULT,
  LATE_MARKS_DEFAULT,
  OTHER_TEAMS_SESSIONS_DEFAULT,
} from '@touchline/contracts/club-rules';
import { EXTRA_QUESTIONS_DEFAULT } from '@touchline/contracts/survey-rules';
import { matchKey } from '../../common/text/keys.js';
import { demoTable, type DemoRows } from '../../database/demo/demo-rows.js';
import { CoachEntity } from './accounts/coach.entity.js';
import { InstitutionEntity } from './accounts/institution.entity.js';
import { hashPassword } from './passwords/password-hasher.service.js';

/** The two institutions of the demo and their coaches. */
export const demoCoaches: DemoRows = async ({ institutions }) => [
  demoTable(
    InstitutionEntity,
    institutions.map(({ id, name, timeZone }) => ({
      id,
      name,
      timeZone,
      isDemo: true,
      guardianAge: GUARDIAN_AGE_DEFAULT,
      seasonEnds: SEASON_ENDS_DEFAULT,
      carriedDays: CARRIED_DAYS_DEFAULT,
      otherTeamsSessions: OTHER_TEAMS_SESSIONS_DEFAULT,
      extraQuestions: EXTRA_QUESTIONS_DEFAULT,
      lateMarks: LATE_MARKS_DEFAULT,
      settingsVersion: 1,
    })),
  ),
  demoTable(
    CoachEntity,
    await Promise.all(
      institutions.flatMap(({ id: institutionId, coaches }) =>
        coaches.map(async ({ password, ...coach }) => ({
          ...coach,
          institutionId,
          emailKey: matchKey(coach.email),
          avatar: null,
          passwordHash: await hashPassword(password),
          disabledAt: null,
        })),
      ),
    ),
  ),
];
