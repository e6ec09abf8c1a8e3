/** `npm run athlete -- audit|export|erase <no.>`: who read or changed an athlete's data, all of it as files, and its erasure. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/athlete-command.js', ...process.argv.slice(2)]);
