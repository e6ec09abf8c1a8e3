/** `npm run athlete -- audit <id>`: prints who read or changed an athlete's health data. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/athlete-command.js', ...process.argv.slice(2)]);
