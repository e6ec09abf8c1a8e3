/** The season's change of a team: its athletes leave, join another team or both, in one step that can be undone for a day. */
export { SeasonChangesModule } from './season-changes.module.js';
