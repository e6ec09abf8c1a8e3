export { FatigueModule } from './fatigue.module.js';
export { FatigueRecord } from './fatigue-record.entity.js';
export { findNewestTests, findTestsOf, type AthleteTest } from './fatigue.repository.js';
