/** The athlete picker. A separate chunk, fetched by the pages that need it. */
export { AthletePicker, type AthletePickerValue } from './athlete-picker.js';
export type { AthleteCounts } from './athlete-list.js';
export { ATHLETES_KEY, athletesQuery } from './api/get-athletes.js';
export { TEAMS_KEY, teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
export { filterAthletes, fullName } from './model/filter-athletes.js';
export { isTeamId, teamLabel, teamOptions, type TeamOption } from './model/team-filter.js';
export { TeamSelect } from './team-select.js';
