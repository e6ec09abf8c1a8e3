export { acwr } from './calc/acwr.js';
export { dailyLoads, daysSince, loadsUpTo } from './calc/daily-load.js';
export { loadDays, loadOnDays, windowStart, type LoadDay } from './calc/load-days.js';
export { srpe, type LoadSession } from './calc/srpe.js';
export { acuteWorkload, chronicWorkload, weeklyLoad } from './calc/workload.js';
export { TrainingLoadModule } from './training-load.module.js';
export {
  findFirstSessionDates,
  findLoadsOf,
  findSessions,
  findSessionsOf,
  findSessionsOfEvents,
  findUnassignedSessions,
  type AthleteLoad,
  type EventSession,
  type StoredSession,
} from './training-load.repository.js';
export { TrainingLoadWriter } from './training-load.writer.js';
export type { NewSession, SessionInput } from './training-session.mapper.js';
export { TrainingSessionEntity } from './training-session.entity.js';
