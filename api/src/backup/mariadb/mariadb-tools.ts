import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { rootCertificates } from 'node:tls';
import { CommandError } from '../../administration/command-error.js';
import { bareHost, databaseTls } from '../../config/database-url.js';

type Tool = 'mariadb' | 'mariadb-dump';

/** Programs of MariaDB on the database of `url`. The password is in a file in `folder`: all users see a program's arguments. */
export class MariaDbTools {
  private constructor(
    private readonly defaultsFile: string,
    private readonly database: string,
  ) {}

  static async create(url: string, folder: string): Promise<MariaDbTools> {
    const address = new URL(url);
    const options = {
      host: bareHost(address),
      port: address.port === '' ? '3306' : address.port,
      user: decodeURIComponent(address.username),
      password: decodeURIComponent(address.password),
      ...(await tlsOptions(url, folder)),
    };
    const lines = Object.entries(options).map(([name, value]) => `${name}=${quoted(value)}`);
    const file = join(folder, 'client.cnf');
    // Without `protocol`, the name localhost means a socket and not the address that the product uses.
    await writeFile(file, ['[client]', 'protocol=tcp', ...lines, ''].join('\n'), { mode: 0o600, flag: 'wx' });
    return new MariaDbTools(file, decodeURIComponent(address.pathname.slice(1)));
  }

  /** Runs `mariadb-dump` and gives its output to `read`. Throws CommandError when either fails. */
  async dump(args: readonly string[], read: (output: Readable) => Promise<void>): Promise<void> {
    const child = this.start('mariadb-dump', args, ['ignore', 'pipe', 'pipe']);
    await finished(child, read(child.stdout as Readable));
  }

  /** Runs the statements of a file. Throws CommandError when one fails. */
  async load(file: string): Promise<void> {
    // Binary mode: no line of a text in the file is taken for a command of the client.
    const child = this.start('mariadb', ['--binary-mode'], ['pipe', 'ignore', 'pipe']);
    await finished(child, pipeline(createReadStream(file, { highWaterMark: 2 ** 20 }), child.stdin!));
  }

  /** `database.table`, for options that name a table. */
  tableName(table: string): string {
    return `${this.database}.${table}`;
  }

  private start(tool: Tool, args: readonly string[], stdio: ('ignore' | 'pipe')[]): ChildProcess {
    const own = [
      `--defaults-file=${this.defaultsFile}`,
      '--default-character-set=utf8mb4',
      '--max-allowed-packet=256M',
    ];
    return spawn(tool, [...own, ...args, this.database], { stdio });
  }
}

async function finished(child: ChildProcess, work: Promise<void>): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (text: Buffer) => (errors = (errors + text.toString()).slice(-2000)));
  const [ended, worked] = await Promise.allSettled([once(child, 'close') as Promise<[number | null]>, work]);
  if (ended.status === 'rejected') throw missingTool(ended.reason as NodeJS.ErrnoException, child.spawnfile);
  // A full disk ends the program, too, and is the reason.
  if (worked.status === 'rejected' && isDiskFull(worked.reason)) throw worked.reason;
  if (ended.value[0] !== 0) throw new CommandError(failureText(child.spawnfile, errors));
  if (worked.status === 'rejected') throw worked.reason;
}

const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

function missingTool({ code }: NodeJS.ErrnoException, tool: string): CommandError {
  return new CommandError(
    code === 'ENOENT'
      ? `The program ${tool} is missing. On Debian: apt-get install mariadb-client`
      : `The program ${tool} could not be started (${code ?? 'unknown'}).`,
  );
}

/** By the number of the server's error: its text may quote stored values. */
function failureText(tool: string, errors: string): string {
  const number = /\bERROR:? (\d+)\b|\bError (\d+)\b|error: (\d+)\b/i.exec(errors);
  const code = number?.[1] ?? number?.[2] ?? number?.[3];
  if (code === '1412')
    return `${tool} failed, because a migration changed a table meanwhile. Repeat it when the migration is over.`;
  if (code === '1045' || code === '1044' || code === '1142')
    return `${tool} failed: the user in DATABASE_URL may not do it (error ${code}).`;
  if (code === '2002' || code === '2003' || code === '2006' || code === '2013' || code === '2026')
    return `${tool} failed: the connection to the database server could not be made, or broke (error ${code}).`;
  return `${tool} failed${code === undefined ? '' : ` (error ${code})`}.`;
}

async function tlsOptions(url: string, folder: string): Promise<Record<string, string>> {
  const tls = databaseTls(url);
  if (tls === null) return { 'skip-ssl': '1' };
  const own = join(folder, 'authorities.pem');
  // Those that Node.js knows, so that the programs trust exactly the servers that the product trusts.
  if (tls.authorityFile === null) await writeFile(own, rootCertificates.join('\n'), { mode: 0o600, flag: 'wx' });
  return { 'ssl-ca': tls.authorityFile ?? own, 'ssl-verify-server-cert': '1' };
}

const quoted = (value: string): string => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
