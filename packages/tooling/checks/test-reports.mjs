/**
 * What the reports of jest, Node's test runner and Playwright say, in one form.
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {number} [processes] programs that the tests started
 * @property {{ name: string, ms: number }[]} [tests] how long each took
 */

/** @type {Counts} */
export const NO_TESTS = { passed: 0, failed: 0, skipped: 0 };
/** @returns {Counts} */
export const failed = (count = 1) => ({ ...NO_TESTS, failed: count });
/** @param {Counts[]} all @returns {Counts} the sums of the three counts */
export const sum = (...all) =>
  Object.fromEntries(Object.keys(NO_TESTS).map((key) => [key, all.reduce((total, counts) => total + counts[key], 0)]));

/** A file that cannot be loaded counts as one that failed. @returns {Counts} */
export function jestCounts(report, code) {
  const isBroken = code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + (isBroken ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    tests: report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .map(({ fullName, duration }) => ({ name: fullName, ms: duration ?? 0 })),
  };
}

/** @param {string} output of `node --test --test-reporter=tap` @returns {Counts} */
export function tapCounts(output, code) {
  const count = (word) => Number(new RegExp(`^# ${word} (\\d+)`, 'm').exec(output)?.[1] ?? 0);
  const tests = [...output.matchAll(/^ *(?:not )?ok \d+ - (.+)\n *---\n *duration_ms: ([\d.]+)/gm)];
  return {
    passed: count('pass'),
    failed: Math.max(count('fail'), code === 0 ? 0 : 1),
    skipped: count('skipped') + count('todo'),
    tests: tests.map(([, name, ms]) => ({ name, ms: Number(ms) })),
  };
}

/** A story that passes only on a second run counts as failed. @returns {Counts} */
export function storyCounts({ stats, suites }, code) {
  return {
    passed: stats.expected,
    failed: Math.max(stats.unexpected + stats.flaky, code === 0 ? 0 : 1),
    skipped: stats.skipped,
    tests: storiesIn(suites),
  };
}

const storiesIn = (suites) =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.map(({ title, file, tests }) => ({
      name: `${file}: ${title}`,
      ms: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
    })),
    ...storiesIn(inner),
  ]);
