/** The unit layer of `npm test`: the specs of all rooms, or of the rooms named in ROOMS, in groups. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT, listParts } from '../release/parts.mjs';
import { togetherProjects } from '../../area-kit/jest/together.mjs';
import { cacheFor } from './presets.mjs';

const wanted = process.env.ROOMS?.split(' ');
const rooms = ['packages/ui', ...listParts().map(({ dir }) => dir.slice(ROOT.length + 1))].filter(
  (room) => wanted === undefined || wanted.includes(room),
);
const projects = await Promise.all(
  rooms.map(async (name) => {
    const file = join(ROOT, name, 'jest.config.mjs');
    if (!existsSync(file)) return [];
    const config = { ...(await import(pathToFileURL(file).href)).default, ...cacheFor(name) };
    return togetherProjects(join(ROOT, name), name, config);
  }),
);

export default {
  projects: projects.flat(),
  testSequencer: fileURLToPath(new URL('../../area-kit/jest/in-order.cjs', import.meta.url)),
  maxWorkers: 2,
  testTimeout: 30_000,
};
