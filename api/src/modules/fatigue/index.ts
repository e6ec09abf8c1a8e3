export { FatigueModule } from './fatigue.module.js';
export { FatigueRecord } from './fatigue-record.entity.js';
export { findNewestTests } from './fatigue.repository.js';
