/**
 * `npm start`: installs missing dependencies, builds what changed, and serves the whole product. Imports Node built-ins
 * only until the dependencies are installed.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../release/parts.mjs';
import { promoteBuilt } from '../release/promote-built.mjs';
import { buildAllChanged, buildChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { preflight } from './preflight.mjs';
import { run } from './run.mjs';

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
serve();

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

/** Runs the server, forwards signals to it, and ends with its exit code. */
function serve() {
  const server = spawn(process.execPath, [join(ROOT, 'api/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A terminal sends Ctrl-C to the whole process group. This process waits until the server has shut down.
  process.on('SIGINT', () => server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
