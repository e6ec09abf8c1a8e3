/** `@touchline/ui/pickers` as areas of contract 2 import it: also with the first parts of the keys that they invalidate. */
export {
  AthletePicker,
  type AthletePickerValue,
  type AthleteCounts,
  athletesQuery,
  getAthletes,
  teamsWithAthletesQuery,
  filterAthletes,
  fullName,
  isTeamId,
  teamLabel,
  teamOptions,
  type TeamOption,
  TeamSelect,
  AvailabilityChip,
  AvailabilityDialog,
  availabilityText,
  reportedInjury,
  reportedInjuryText,
} from '../pickers/index.js';

/** Prefix of every cached list of athletes: invalidate it after a change to any of them. */
export const ATHLETES_KEY = ['athletes'] as const;
/** Prefix of every cached list of teams: invalidate it after a change to any of them. */
export const TEAMS_KEY = ['teams'] as const;
/** Prefix of every cached board of a squad: stale after a word on availability and after a decision. */
export const SQUAD_KEY = ['squad'] as const;
