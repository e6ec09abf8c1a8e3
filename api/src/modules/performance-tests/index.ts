export { PerformanceTestsModule } from './performance-tests.module.js';
export { PerformanceTestEntity } from './performance-test.entity.js';
export { findNewestTests, findTestsOf, type AthleteTest } from './performance-tests.repository.js';
