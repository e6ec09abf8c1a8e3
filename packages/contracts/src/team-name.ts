/** Maximum length of a team's name, in characters. */
export const TEAM_NAME_MAX = 80;
