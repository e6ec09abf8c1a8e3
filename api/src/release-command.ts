import 'reflect-metadata';
import { readReleaseCommand } from './administration/release-arguments.js';
import { runReleaseKeyCommand } from './administration/release-keys.js';
import { runOnDatabase, reportFailure } from './administration/run-on-database.js';
import { loadSettings } from './config/settings.js';
import { ReleaseStatusService } from './modules/releases/index.js';
import { SiteRegistry } from './site/index.js';

/**
 * `node api/dist/release-command.js outcomes` prints what browsers reported about releases, as JSON; `key …`, which is
 * `npm run release-key`, manages the keys of teams.
 */
async function main(): Promise<void> {
  const command = readReleaseCommand(process.argv.slice(2));
  const registry = new SiteRegistry(loadSettings());
  await runOnDatabase(async (unitOfWork) => {
    const now = new Date();
    if (command.name === 'outcomes') {
      const areas = await new ReleaseStatusService(unitOfWork, registry).outcomesByVersion(now);
      process.stdout.write(`${JSON.stringify({ areas }, null, 2)}\n`);
    } else {
      process.stdout.write(`${await runReleaseKeyCommand(command, unitOfWork, now)}\n`);
    }
  });
}

main().catch(reportFailure);
