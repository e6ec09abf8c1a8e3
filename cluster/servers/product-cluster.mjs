/** The whole product on several instances, behind HAProxy and before a database cluster, all on this machine. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../packages/area-kit/tools/run.mjs';
import { ROOT } from '../../packages/tooling/release/parts.mjs';
import { startChild, statusOf } from './child.mjs';
import { startDatabaseCluster } from './database-cluster.mjs';
import { freePorts } from './free-ports.mjs';

/**
 * Starts database, HAProxy and instances, and fills an empty database with demo data where `demo` is set. The API must be built.
 *
 * @param {object} options
 * @param {number} [options.instances] how many instances of the product
 * @param {boolean} [options.demo]
 * @param {(folder: string) => Promise<void>} options.fillSite puts the pages of an instance into its folder
 * @param {Record<string, string>} [options.settings] further settings of all instances
 *
 * Further options are those of `startDatabaseCluster`. The instances use the HAProxys in turn, and with as many of them each has its own.
 */
export async function startProductCluster({ instances: count = 2, demo = true, fillSite, settings = {}, ...options }) {
  const ports = await freePorts(count);
  const database = await startDatabaseCluster({ ...options, instances: ports });
  const instances = [];
  const stop = async () => {
    await Promise.all(instances.map((instance) => instance.end()));
    await database.stop();
  };
  try {
    const { proxies } = database;
    const places = ports.map((port, at) => ({
      name: `instance${at + 1}`,
      port,
      proxy: proxies[at % proxies.length],
      folder: join(database.folder, `instance${at + 1}`),
    }));
    const environmentOf = (place) => instanceEnvironment({ place, places, demo, settings });
    const [site, ...copies] = places.map(siteOf);
    await mkdir(site, { recursive: true });
    await fillSite(site);
    for (const copy of copies) await cp(site, copy, { recursive: true });
    await migrate(environmentOf(places[0]), proxies[0]);
    // One after the other: the first one fills the empty database.
    for (const place of places) instances.push(await startInstance(place, environmentOf(place)));
    for (const proxy of proxies) for (const section of ['instances', 'files']) await proxy.seesAll(section);
    return { ...database, address: proxies[0].address, instances, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const siteOf = ({ folder }) => join(folder, 'site');

/** The settings of an instance, all in this place. */
function instanceEnvironment({ place, places, demo, settings }) {
  return {
    PATH: process.env.PATH,
    PORT: String(place.port),
    DATA_DIR: join(place.folder, 'data'),
    SITE_DIR: siteOf(place),
    ALL_SITE_DIRS: places.map(siteOf).join(','),
    DATABASE_URL: place.proxy.writerUrl,
    DATABASE_READER_URL: place.proxy.readerUrl,
    // A little longer than a COMMIT waits when a node is lost, and no longer than somebody waits when all of them are frozen.
    DATABASE_ACQUIRE_MS: '3000',
    DATABASE_STATEMENT_MS: '3400',
    DATABASE_READ_MS: '3400',
    DATABASE_WRITE_MS: '3400',
    MIGRATIONS: 'wait',
    DEMO_DATA: demo ? 'on' : 'off',
    TRUST_PROXY: '1',
    // Two checks of HAProxy and a second.
    DRAIN_SECONDS: '3',
    LOG_LEVEL: 'warn',
    ...settings,
  };
}

async function migrate(environment, { migrationUrl }) {
  const { code, output } = await run(process.execPath, [join(ROOT, 'api/dist/migrate-command.js')], {
    cwd: ROOT,
    capture: true,
    env: { ...environment, MIGRATION_DATABASE_URL: migrationUrl },
  });
  if (code !== 0) throw new Error(`The migrations failed:\n${output}`);
}

async function startInstance({ name, port, folder }, env) {
  const start = () =>
    startChild(name, process.execPath, [join(ROOT, 'api/dist/main.js')], {
      cwd: folder,
      env,
      isUp: async () => (await statusOf(port, '/api/health/ready')) === 200,
    });
  let child = await start();
  return {
    name,
    port,
    folder,
    get pid() {
      return child.isRunning() ? child.pid : 0;
    },
    output: () => child.output(),
    kill: (signal) => child.kill(signal),
    end: () => child.end(),
    start: async () => {
      child = await start();
    },
  };
}
