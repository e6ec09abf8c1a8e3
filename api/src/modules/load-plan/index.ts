/**
 * Planned load: `preview/` (what adding, moving or copying events comes to for each athlete) and `days/` (planned
 * beside done, by day). Records count up to today, plans after it; today counts as planned until a session of it is
 * recorded. `calc/` holds the rules.
 */
export { LoadPlanModule } from './load-plan.module.js';
