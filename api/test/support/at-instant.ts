import { createTestApp, TestClock, type TestApp } from './test-app.js';

/** The application at a given instant (ISO 8601), for figures that depend on the day of the week or month. */
export function createTestAppAt(instant: string): Promise<TestApp> {
  const clock = new TestClock();
  clock.moveTo(instant);
  return createTestApp({ clock });
}
