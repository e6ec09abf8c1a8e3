export { dailyLoads, daysSince } from './calc/daily-load.js';
export { loadDays, windowStart, type LoadDay } from './calc/load-days.js';
export { TrainingLoadModule } from './training-load.module.js';
export { findFirstSessionDates, findLoadsOf, findSessions, type AthleteLoad } from './training-load.repository.js';
export { TrainingSessionEntity } from './training-session.entity.js';
