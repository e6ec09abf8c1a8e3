/** `npm run types`: checks the types of all rooms. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, listParts } from '../release/parts.mjs';
import { runTool } from './run.mjs';

/** All rooms of the browser are checked as one program, so that MUI's types are loaded once instead of six times. */
const WEB_PROGRAM = 'packages/tooling/tsconfig/web-rooms.json';
/** Rooms with types that are no part of the product. */
const UNBUILT_ROOMS = ['e2e', 'bench/api', 'bench/browser', 'cluster'];
const isWebRoom = (room) => room === 'packages/ui' || room === 'shell' || room.startsWith('mfe-');

/**
 * @param {object} [options]
 * @param {number} [options.atOnce] number of processes; by default one per core of a small machine
 * @param {string[] | null} [options.programs] rooms, or `web` for all rooms of the browser; all programs by default
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} one count per program
 */
export async function checkTypes({ atOnce = 2, programs = null } = {}) {
  const others = [...listParts().map(({ dir }) => dir.slice(ROOT.length + 1)), ...UNBUILT_ROOMS].filter(
    (room) => !isWebRoom(room) && existsSync(join(ROOT, room, 'tsconfig.json')),
  );
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const isWanted = (project) => programs === null || programs.includes(project === WEB_PROGRAM ? 'web' : project);
  const queue = [WEB_PROGRAM, ...others].filter(isWanted);
  const worker = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      const code = await runTool('typescript-7/bin/tsc', ['-p', project, '--pretty', 'false']);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} types of ${project}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await checkTypes()).failed > 0 ? 1 : 0;
