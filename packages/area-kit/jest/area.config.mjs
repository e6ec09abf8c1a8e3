/** All specs of the area in AREA_DIR, in groups; see `together.mjs`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areaPreset } from './area-preset.mjs';
import { togetherProjects } from './together.mjs';

const dir = process.env.AREA_DIR;
const own = join(dir, 'jest.config.mjs');
const config = existsSync(own) ? (await import(pathToFileURL(own).href)).default : areaPreset();

export default {
  projects: togetherProjects(dir, 'unit', config),
  testSequencer: fileURLToPath(new URL('./in-order.cjs', import.meta.url)),
  maxWorkers: 2,
  testTimeout: 30_000,
};
