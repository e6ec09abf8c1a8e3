export { WellnessEntryRow } from './wellness-entry.entity.js';
export { WellnessModule } from './wellness.module.js';
export { findCurrentInjuries, type Injury } from './wellness.repository.js';
