/** Runs jest for a part of a soak. */
import { runTool } from '../commands/run.mjs';

/**
 * Runs jest once for each list of arguments and resolves with the report. Jest reports progress on standard error. The
 * tests print their counts on standard output, which is shown at the end.
 */
export async function runOn(name, runs, env = {}) {
  process.stderr.write(`\n== ${name}\n`);
  const started = Date.now();
  const lines = [];
  let passed = true;
  for (const tests of runs) {
    const { code, output } = await runTool('jest/bin/jest.js', tests, { env, capture: true });
    passed &&= code === 0;
    lines.push(...output.split('\n').filter((line) => line.trim() !== ''));
  }
  if (!passed) process.exitCode = 1;
  return [headline(name, started, passed), ...lines].join('\n');
}

/** The first line of a report. `started`: milliseconds since 1970. */
export const headline = (name, started, passed) =>
  `== ${name}, ${Math.round((Date.now() - started) / 1000)} s: ${passed ? 'passed' : 'FAILED'}`;
