/** Runs jest and counts its tests. */
import { readFileSync } from 'node:fs';
import { runTool } from '../commands/run.mjs';

/**
 * @param {string[]} args
 * @param {{ file: string, env: object }} options where jest writes its report; what is added to the environment
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} a file that cannot be loaded counts as one that failed
 */
export async function runCountedJest(args, { file, env }) {
  const code = await runTool('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], { env });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const isBroken = code !== 0 && report.numFailedTests === 0 && report.numRuntimeErrorTestSuites === 0;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites + (isBroken ? 1 : 0),
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
