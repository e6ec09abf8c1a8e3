/**
 * Files that clubs bring: a roster from a spreadsheet or pasted cells. A worker reads the file (`@touchline/sheets`), people
 * are matched, and the preview and the write are one plan, so that the write does what the preview said. Each import keeps
 * which records it wrote and what they were, so that it can be taken back.
 */
export { ImportsModule } from './imports.module.js';
