/**
 * `npm start`: installs missing dependencies, builds what changed, and serves the whole product. Imports Node built-ins
 * only until the dependencies are installed.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithNpm } from '../../area-kit/tools/end-with-npm.mjs';
import { ROOT } from '../release/parts.mjs';
import { promoteBuilt } from '../release/promote-built.mjs';
import { buildAllChanged, buildChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { preflight } from './preflight.mjs';
import { run } from './run.mjs';

endWithNpm();
ensureInstalled();
try {
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const { siteDir, database, migrations } = preflight();
  // On a database server only this command changes tables; the embedded database is migrated by its one server.
  if (database === 'mariadb' && migrations === 'run') await migrate();
  await promoteNewBuilds(siteDir, await buildChanged());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// In this process, so that a signal to it is one to the server.
process.chdir(ROOT);
await import(pathToFileURL(join(ROOT, 'api/dist/main.js')));

/** Ends the process with the command's exit code if it fails; the command has said why. */
async function migrate() {
  const code = await run(process.execPath, ['api/dist/migrate-command.js']);
  if (code !== 0) process.exit(code);
}

/** Promotes builds that were never released here. Failed or unfit builds are reported, and the others go live. */
async function promoteNewBuilds(site, unbuilt) {
  if (unbuilt.length > 0)
    process.stderr.write(
      `${unbuilt.join(', ')} could not be built; see the messages above. Their live versions stay.\n`,
    );
  for (const sentence of await promoteBuilt(site, { unbuilt, why: 'npm start' })) process.stdout.write(`${sentence}\n`);
}
