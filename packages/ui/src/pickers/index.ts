/** Choosing an athlete. Code of its own, fetched by the pages that need it. */
export { AthletePicker, type AthletePickerValue } from './athlete-picker.js';
export { ATHLETES_KEY, athletesQuery } from './api/get-athletes.js';
export { TEAMS_KEY, teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
export { fullName } from './model/filter-athletes.js';
