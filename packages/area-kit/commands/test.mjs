import { join } from 'node:path';
import { KIT } from '../area/kit.mjs';
import { runTool } from '../tools/run.mjs';

/** `touchline test`: runs all unit tests of an area, in groups. Single ones run with `npx jest <file>`. */
export const run = ({ dir }) =>
  runTool('jest/bin/jest.js', ['-c', join(KIT, 'jest/area.config.mjs')], { cwd: dir, env: { AREA_DIR: dir } });
