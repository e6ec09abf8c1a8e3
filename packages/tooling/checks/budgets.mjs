/** Budgets of the short set, in counts that do not depend on the machine, and the slowest tests of a run. */

/** `tests`: of the browser, stories. `processes`: programs that the tests start. */
const BUDGETS = {
  tooling: { processes: 40 },
  unit: { processes: 2 },
  'http-sqlite': { processes: 180 },
  'http-mariadb': { processes: 60 },
  browser: { tests: 80 },
};
const SLOWEST_COUNT = 10;

/**
 * @param {string} layer
 * @param {{ passed: number, failed: number, skipped: number, processes?: number }} counts
 * @returns {{ line: string, isOver: boolean } | null} null for a layer without a budget
 */
export function judgeBudget(layer, { passed, failed, skipped, processes = 0 }) {
  const budget = BUDGETS[layer];
  if (budget === undefined) return null;
  const used = { tests: passed + failed + skipped, processes };
  const parts = Object.entries(budget).map(([what, limit]) => `${used[what]} of ${limit} ${what}`);
  const isOver = Object.entries(budget).some(([what, limit]) => used[what] > limit);
  return { line: `${layer}: ${parts.join(', ')}${isOver ? ', OVER ITS BUDGET' : ''}`, isOver };
}

/** @param {{ name: string, ms: number }[]} tests @returns {string[]} a line for each of the ten slowest */
export function slowest(tests) {
  return [...tests]
    .sort((first, second) => second.ms - first.ms)
    .slice(0, SLOWEST_COUNT)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
