/** `npm start`: installs what is missing, builds what changed, and serves the whole product. Built-ins only until all that is done. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT, listParts } from '../release/parts.mjs';
import { buildAllChanged, buildChanged } from './build-changed.mjs';
import { ensureInstalled } from './install.mjs';
import { preflight } from './preflight.mjs';

ensureInstalled();
try {
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const { siteDir } = preflight();
  await bringLive(siteDir, await buildChanged());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
serve();

/** Promotes what was built and never live here. One part that does not build or fit says so, and the others are served: only without a shell there is nothing to serve. */
async function bringLive(site, unbuilt) {
  const { promote } = await import('../release/promote.mjs');
  const { liveShell } = await import('../release/site.mjs');
  const parts = listParts().filter(
    ({ name, kind }) => (kind === 'shell' || kind === 'area') && !unbuilt.includes(name),
  );
  if (unbuilt.length > 0)
    process.stderr.write(`${unbuilt.join(', ')} could not be built; the messages stand above. What was live stays.\n`);
  for (const part of parts) {
    try {
      const said = await promote(part, site, {
        why: 'npm start',
        onlyNew: true,
        coming: parts.filter(({ kind }) => kind === 'area'),
      });
      if (!said.endsWith('already')) process.stdout.write(`${said}\n`);
    } catch (error) {
      process.stderr.write(`${error.message}\n`);
    }
  }
  if (!liveShell(site)) throw new Error('There is no shell to serve.');
}

/** Runs the server, hands the signals on, and ends as it ends. */
function serve() {
  const server = spawn(process.execPath, [join(ROOT, 'api/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A terminal sends Ctrl-C to the whole group; the server decides when it is done, this process only waits.
  process.on('SIGINT', () => server.kill('SIGINT'));
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  server.once('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
