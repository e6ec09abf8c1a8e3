import { GUARDIAN_AGE_DEFAULT, SEASON_ENDS_DEFAULT } from '@touchline/contracts/athlete-access-rules';
import {
  CARRIED_DAYS_DEFAULT,
  LATE_MARKS_DEFAULT,
  OTHER_TEAMS_SESSIONS_DEFAULT,
  type LateMarks,
  type OtherTeamsSessions,
} from '@touchline/contracts/club-rules';
import { EXTRA_QUESTIONS_DEFAULT } from '@touchline/contracts/survey-rules';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { text } from '../../../database/columns.js';

/** A club or school: the tenant. Its time zone decides which day is today for its coaches. */
@Entity('institutions')
export class InstitutionEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(120))
  name: string;

  @Column(text(64))
  timeZone: string;

  /**
   * Whether the demo command created the institution and may delete it with all its data. Always false for real
   * institutions.
   */
  @Column({ type: 'boolean' })
  isDemo: boolean;

  /** Under this age, in years, a guardian agrees for an athlete. */
  @Column({ type: 'integer', default: GUARDIAN_AGE_DEFAULT })
  guardianAge: number;

  /** Last day of the season as MM-dd; 02-29 is the last day of February. Athletes' devices end with the season. */
  @Column({ ...text(5), default: SEASON_ENDS_DEFAULT })
  seasonEnds: string;

  /** Days of load and wellness from before a membership that the team's staff see, 0 to 42. */
  @Column({ type: 'integer', default: CARRIED_DAYS_DEFAULT })
  carriedDays: number;

  /** Whether staff see sessions of events of teams in which their role reads no load. */
  @Column({ ...text(10), default: OTHER_TEAMS_SESSIONS_DEFAULT })
  otherTeamsSessions: OtherTeamsSessions;

  /** Whether athletes can be marked as late. */
  @Column({ ...text(10), default: LATE_MARKS_DEFAULT })
  lateMarks: LateMarks;

  /** Further questions that a team may ask its athletes on one day, and after one session. */
  @Column({ type: 'integer', default: EXTRA_QUESTIONS_DEFAULT })
  extraQuestions: number;

  /** Version of the settings that coaches change. */
  @Column({ type: 'integer', default: 1 })
  settingsVersion: number;
}
