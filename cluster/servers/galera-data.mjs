/** The data folders with which a new cluster begins. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';

/** Started by root, the servers run as mysql: the programs that copy data between nodes do not work for root. Null for other users. */
export const asUser = userInfo().uid === 0 ? 'mysql' : null;
export const asMysql = asUser ? [`--user=${asUser}`] : [];

/**
 * Gives all nodes the same data and the files of a cluster whose members all lost their power, so that they form it again by
 * themselves. Nodes that join one after the other would copy the data instead, which takes several times as long.
 *
 * @param {string[]} folders of the data of each node; they exist
 */
export async function createSharedData(folders) {
  const [first, ...others] = folders;
  await createData(first);
  const members = folders.map(() => randomUUID());
  const lines = members.map((id) => `member: ${id} 0`);
  const view = ['#vwbeg', `view_id: 3 ${[...members].sort()[0]} 1`, 'bootstrap: 0', ...lines, '#vwend', ''];
  const state = `# GALERA saved state\nversion: 2.1\nuuid:    ${randomUUID()}\nseqno:   0\nsafe_to_bootstrap: 0\n`;
  await Promise.all(others.map((folder) => cp(first, folder, { recursive: true })));
  for (const [at, folder] of folders.entries()) {
    await writeFile(join(folder, 'grastate.dat'), state);
    await writeFile(join(folder, 'gvwstate.dat'), [`my_uuid: ${members[at]}`, ...view].join('\n'));
    await giveToMysql(folder);
  }
}

async function createData(folder) {
  const words = [
    ...['--no-defaults', `--datadir=${folder}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    // The folder for temporary files may belong to the user of this program alone.
    `--tmpdir=${folder}`,
  ];
  const { code, errors } = await runToEnd('mariadb-install-db', [...words, ...asMysql]);
  if (code !== 0) throw new Error(`mariadb-install-db failed:\n${errors}`);
}

/** Lets the server write what this program has created. */
export async function giveToMysql(path) {
  if (asMysql.length > 0) await runToEnd('chown', ['-R', 'mysql', path]);
}

/** Resolves when the program has ended. */
export async function runToEnd(command, args) {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (text) => (errors += text));
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, errors };
}
