/** `npm run types`: checks the types of every room, each with its own tsconfig. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, listParts } from '../release/parts.mjs';
import { runTool } from './run.mjs';

/** @returns {Promise<{ passed: number, failed: number, skipped: number }>} one count per room */
export async function checkTypes() {
  const rooms = ['packages/ui', ...listParts().map(({ dir }) => dir.slice(ROOT.length + 1)), 'e2e'].filter((room) => existsSync(join(ROOT, room, 'tsconfig.json')));
  const counts = { passed: 0, failed: 0, skipped: 0 };
  const queue = [...rooms];
  const worker = async () => {
    for (let room = queue.shift(); room; room = queue.shift()) {
      const code = await runTool('typescript/bin/tsc', ['-p', room, '--pretty', 'false']);
      counts[code === 0 ? 'passed' : 'failed'] += 1;
      process.stdout.write(`${code === 0 ? 'ok  ' : 'FAIL'} types of ${room}\n`);
    }
  };
  await Promise.all([worker(), worker()]);
  return counts;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = (await checkTypes()).failed > 0 ? 1 : 0;
