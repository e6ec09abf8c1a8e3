/** Most characters of a team's name. */
export const TEAM_NAME_MAX = 80;
