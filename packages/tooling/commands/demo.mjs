/** `npm run demo -- reset`: writes new demo data with dates relative to today. The API's program refuses if that is not allowed. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/demo-reset.js', ...process.argv.slice(2)]);
