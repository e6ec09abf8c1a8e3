/** `npm run release-key -- --area mfe-teams | --list | --revoke 3`: manages the keys with which teams release their area. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/release-command.js', 'key', ...process.argv.slice(2)]);
