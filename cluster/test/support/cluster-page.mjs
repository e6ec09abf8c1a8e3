/** Runs blocks of `deploy/cluster/README.md` on a cluster of this machine: small programs stand for those of systemd. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { commandBlocks } from '../../../packages/tooling/deploy/page-blocks.mjs';
import { ROOT } from '../../../packages/tooling/release/parts.mjs';

/** As `deploy/touchlinectl`, without systemd and without users of its own. The product calls the real programs of MariaDB. */
const TOUCHLINECTL = `set -ae
PATH="\${PATH#*:}"
. "$TOUCHLINE_SETTINGS"
test "$1" != restore || . "$TOUCHLINE_SETTINGS-migration"
FILE='${join(ROOT, 'api/dist')}'/$1-command.js
shift
exec '${process.execPath}' "$FILE" "$@"`;

const PAGE = readFileSync(join(ROOT, 'deploy/cluster/README.md'), 'utf8');
export const pageBlocks = () => commandBlocks(PAGE);

/** The one block with this text. */
function findBlock(text) {
  const found = pageBlocks().filter(({ tag, commands }) => tag === 'test' && commands.includes(text));
  if (found.length !== 1) throw new Error(`${found.length} blocks for tests have the text "${text}".`);
  return found[0].commands;
}

/** Runs the block with this text. `replaced`: texts of the page and their replacements. Resolves with the output. */
export async function runBlock(text, { replaced = {}, path = process.env.PATH, log } = {}) {
  let commands = findBlock(text);
  for (const [before, after] of Object.entries(replaced)) commands = commands.replaceAll(before, after);
  const child = spawn('bash', ['-e', '-c', commands], {
    env: { ...process.env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const [code] = await once(child, 'close');
  log?.(output);
  if (code !== 0) throw new Error(`The block ended with ${code}:\n${commands}\n${output}${errors}`);
  return output;
}

/**
 * A machine of the page for each node. `run` runs a block there, as `runBlock`; `stop` ends the stand-in for systemd.
 *
 * @param {{ nodes: object[], folder: string }} cluster
 * @param {string} socket of HAProxy's administration
 */
export async function pageMachines({ nodes, folder }, socket) {
  const server = createServer((request, response) => {
    const [, at, action] = request.url.split('/');
    const node = nodes[Number(at)];
    const work = { stop: () => node.end(), start: () => node.start(), new: () => node.start({ bootstrap: true }) };
    work[action]().then(
      () => response.end(),
      (error) => response.writeHead(500).end(error.message),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const control = `http://127.0.0.1:${server.address().port}`;

  const machines = nodes.map((node, at) => {
    const programs = join(folder, `programs${at}`);
    mkdirSync(programs);
    const call = (action) => `curl --silent --show-error --fail-with-body ${control}/${at}/${action}`;
    const write = (name, line) => writeFileSync(join(programs, name), `#!/bin/sh\n${line}\n`, { mode: 0o755 });
    write('systemctl', `test "$2" = mariadb && ${call('$1')}`);
    write('galera_new_cluster', call('new'));
    write('mariadb', `exec /usr/bin/mariadb --no-defaults --socket=${node.folder}/s.sock --user=root "$@"`);
    write('touchlinectl', TOUCHLINECTL);
    write('mariadbd', `exec /usr/sbin/mariadbd --defaults-file=${node.configurationFile} "$@"`);
    const replaced = { '/var/lib/mysql': node.data, '/run/haproxy/admin.sock': socket };
    const path = `${programs}:${process.env.PATH}`;
    return { node, programs, run: (text, more = {}) => runBlock(text, { path, replaced: { ...replaced, ...more } }) };
  });
  return { machines, stop: () => server.close() };
}
