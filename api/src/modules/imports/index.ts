/**
 * Files that clubs bring: a roster (`roster`); surveys, sessions, tests and attendance of the past (`days`); or the plan of a
 * team (`events`). A worker reads the file (`@touchline/sheets`), people are matched (`people`), and the preview and the write
 * are one plan (`plan`), so that the write does what the preview said. Records are written by the writers of their modules.
 * Each import keeps which records it wrote, in which version, and what they were, so that it can be taken back (`undo`): as a
 * whole while nobody has edited since, and row by row with what that costs.
 */
export { ImportsModule } from './imports.module.js';
