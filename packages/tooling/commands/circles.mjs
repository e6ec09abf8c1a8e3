/** The first part of `npm run lint`: fails when files import each other in a circle, imports of types included. */
import { spawnSync } from 'node:child_process';
import { importCircles } from '../checks/import-circles.mjs';
import { ROOT } from '../release/parts.mjs';

const { stdout } = spawnSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
  cwd: ROOT,
  encoding: 'utf8',
});
const NO_SOURCES = ['packages/tooling/eslint/examples/', 'packages/ui/api/'];
const files = stdout.split('\n').filter((file) => file !== '' && !NO_SOURCES.some((folder) => file.startsWith(folder)));
const circles = importCircles(ROOT, files);
for (const circle of circles)
  process.stderr.write(`These files import each other in a circle:\n  ${circle.join('\n  ')}\n`);
process.exitCode = circles.length > 0 ? 1 : 0;
