/** What a club decides for all its teams, with the values of a club that has decided nothing. */

/** Most days of load and wellness from before a membership that the team's staff see: as many as chronic load needs. */
export const CARRIED_DAYS_MAX = 42;
export const CARRIED_DAYS_DEFAULT = 42;

/** Whether staff see sessions of events of teams in which their role reads no load. */
export const OTHER_TEAMS_SESSIONS = ['shown', 'hidden'] as const;
export type OtherTeamsSessions = (typeof OTHER_TEAMS_SESSIONS)[number];
export const OTHER_TEAMS_SESSIONS_DEFAULT: OtherTeamsSessions = 'shown';

/** Whether coaches of the club can mark athletes as late. Marks stay when it is switched off. */
export const LATE_MARKS = ['off', 'on'] as const;
export type LateMarks = (typeof LATE_MARKS)[number];
export const LATE_MARKS_DEFAULT: LateMarks = 'off';
