/** `npm run demo -- reset`: makes the demo data fresh, dated relative to today. The server's own program judges whether it may. */
import { buildAllChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
process.exitCode = await run(process.execPath, ['api/dist/demo-reset.js', ...process.argv.slice(2)]);
