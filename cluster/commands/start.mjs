/**
 * `npm run cluster`: the whole product as on several machines, on free ports of this one: three database nodes with the check of each,
 * HAProxy, and two instances of the product with demo data. Prints the addresses; Ctrl-C ends everything and removes its folder.
 */
import { endWithNpm } from '../../packages/area-kit/tools/end-with-npm.mjs';
import { buildAllChanged, buildChanged } from '../../packages/tooling/commands/build-changed.mjs';
import { ensureInstalled } from '../../packages/tooling/commands/install.mjs';

const INSTANCES = 2;

endWithNpm();
ensureInstalled();
const { missingForCluster } = await import('../servers/database-cluster.mjs');
const { startProductCluster } = await import('../servers/product-cluster.mjs');
const { promoteBuilt } = await import('../../packages/tooling/release/promote-built.mjs');

/** Settles when the cluster runs, or could not start. */
let starting = null;
let isEnding = false;
const end = async (code) => {
  if (isEnding) return;
  isEnding = true;
  const cluster = await starting?.catch(() => null);
  await cluster?.stop();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));

try {
  const problem = missingForCluster();
  if (problem) throw new Error(problem);
  await buildAllChanged(({ kind }) => kind === 'package' || kind === 'server');
  const unbuilt = await buildChanged();
  process.stdout.write('Starting three database nodes, HAProxy and two instances …\n');
  const fillSite = async (folder) => {
    await promoteBuilt(folder, { unbuilt, why: 'npm run cluster' });
  };
  starting = startProductCluster({ instances: INSTANCES, fillSite });
  const text = describe(await starting);
  if (!isEnding) process.stdout.write(text);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await end(1);
}

function describe({ address, instances, nodes, checks, proxies: [proxy], folder }) {
  return [
    `\nTouchline is ready: ${address}  (the coaches of the demo: README.md)`,
    ...instances.map(({ name, port, pid }) => `  ${name}: http://127.0.0.1:${port}, process ${pid}`),
    ...nodes.map(
      (node, at) =>
        `  ${node.name}: mariadb -h 127.0.0.1 -P ${node.port} -u root, process ${node.pid}; check http://127.0.0.1:${checks[at].port}/writer`,
    ),
    `  writer: port ${proxy.writerPort}; readers: port ${proxy.readerPort}; HAProxy: ${proxy.file}`,
    `  data: ${folder}`,
    'Ctrl-C ends everything and removes the data.\n',
  ].join('\n');
}
