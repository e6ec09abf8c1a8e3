/** `npm run types`: checks the types of every room. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, listParts } from '../release/parts.mjs';
import { runTool } from './run.mjs';

/** Those that run in the browser share one configuration and the kit: checked as one program, MUI's types are read once instead of six times. */
const WEB_ROOMS = 'packages/tooling/tsconfig/web-rooms.json';
const isWebRoom = (room) => room === 'packages/ui' || room === 'shell' || room.startsWith('mfe-');

/**
 * @param {{ atOnce?: number }} [options] how many processes; one a core by default
 * @returns {Promise<{ passed: number, failed: number, skipped: number }>} one count per program
 */
export async function checkTypes({ atOnce = 2 } = {}) {
  const others = [...listParts().map(({ dir }) => dir.slice(ROOT.length + 1)), 'e2e'].filter(
    (room) => !isWebRoom(room) && existsSync(join(ROOT, room, 'tsconfig.json')),
  );
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const queue = [WEB_ROOMS, ...others];
  const worker = async () => {
    for (let project = queue.shift(); project; project = queue.shift()) {
      const code = await runTool('typescript/bin/tsc', ['-p', project, '--pretty', 'false']);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} types of ${project}\n`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await checkTypes()).failed > 0 ? 1 : 0;
