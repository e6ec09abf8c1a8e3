export { hooperIndex, isCompleted } from './calc/hooper.js';
export { WellnessEntryEntity } from './wellness-entry.entity.js';
export { lastAnswerTime, toWellnessEntry } from './wellness.mapper.js';
export { WellnessModule } from './wellness.module.js';
export { WellnessWriter } from './wellness.writer.js';
export {
  findAnswerTimes,
  findCompleteDays,
  findCurrentInjuries,
  findEntries,
  findEntriesOf,
  findNewestEntries,
  findRatingsOf,
  type DayRatings,
  type Injury,
  type StoredEntry,
} from './wellness.repository.js';
