/** Runs jest and counts its tests. */
import { readFileSync } from 'node:fs';
import { runTool } from '../commands/run.mjs';
import { jestCounts } from './test-reports.mjs';

/**
 * @param {string[]} args
 * @param {{ file: string, env: object }} options where jest writes its report; additions to the environment
 * @returns {Promise<import('./test-reports.mjs').Counts>}
 */
export async function runCountedJest(args, { file, env }) {
  const code = await runTool('jest/bin/jest.js', [...args, '--json', `--outputFile=${file}`], { env });
  return jestCounts(JSON.parse(readFileSync(file, 'utf8')), code);
}
