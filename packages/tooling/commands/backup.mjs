/** `npm run backup`: writes, copies and removes backups, checks one, or makes their key. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/backup-command.js', ...process.argv.slice(2)]);
