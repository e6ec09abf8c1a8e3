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
      if (command.name === 'add-key') await warnOfNewArea(command.area, registry);
    }
  });
}

/** A new area may have its key before its first release; a mistyped name is found too late otherwise. */
async function warnOfNewArea(area: string, registry: SiteRegistry): Promise<void> {
  const areas = Object.keys((await registry.read())?.remotes ?? {});
  if (area === 'shell' || areas.includes(area)) return;
  process.stderr.write(
    `There is no ${area} on this site yet. On it are: shell${areas.map((name) => `, ${name}`).join('')}.\n`,
  );
}

main().catch(reportFailure);
