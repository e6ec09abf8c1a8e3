/** Athletes as shell and areas share them: the picker, the way to the first ones, and whether they can train. */
export { AthletePicker, type AthletePickerValue } from './athlete-picker.js';
export type { AthleteCounts } from './athlete-list.js';
export { athletesQuery, getAthletes } from './api/get-athletes.js';
export { teamsWithAthletesQuery } from './api/get-teams-with-athletes.js';
export { fullName, labelsOf, type LabelledAthlete, type NamedAthlete } from '@touchline/contracts/athlete-labels';
export { filterAthletes } from './model/filter-athletes.js';
export { isTeamId, teamLabel, teamOptions, type TeamOption } from './model/team-filter.js';
export { teamIdsOf } from './model/team-ids-of.js';
export { StepPanel } from './step-panel.js';
export { TeamSelect } from './team-select.js';
export { AvailabilityChip, isLimited } from '../availability/availability-chip.js';
export { AvailabilityDialog } from '../availability/availability-dialog.js';
export { availabilityText, reportedInjury, reportedInjuryText } from '../availability/availability-text.js';
