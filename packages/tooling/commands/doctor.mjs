/** `npm run doctor -- [--strict] [--json] [--seconds N] [--send-mail-to ADDRESS]`: checks whether the installation is fit for real use. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/doctor-command.js', ...process.argv.slice(2)]);
