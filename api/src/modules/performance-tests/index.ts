export { PerformanceTestsModule } from './performance-tests.module.js';
export { PerformanceTestsWriter } from './performance-tests.writer.js';
export { PerformanceTestEntity } from './performance-test.entity.js';
export { JUDGED_TESTS } from './calc/test-variation.js';
export { toTestVariation } from './performance-tests.mapper.js';
export {
  findNewestTests,
  findStoredTestsOf,
  findTests,
  findTestsOf,
  type AthleteTest,
  type StoredTest,
} from './performance-tests.repository.js';
