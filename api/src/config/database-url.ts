import { isIP } from 'node:net';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { isLoopback } from './loopback.js';

const FORM = 'must look like mariadb://user:password@host:3306/database';
const OPTIONS = ['ssl', 'ssl-ca'] as const;

/** The address of a MariaDB database. No message contains the value, because it includes a password. */
export const databaseUrl = z.string().superRefine((text, context) => {
  const problem = databaseUrlProblem(text);
  if (problem !== null) context.addIssue({ code: 'custom', message: problem });
});

/** Several hosts, as other programs accept them: one after the other, or in turn. */
const SEVERAL_HOSTS = /^\w+:\/\/(?:[^/]*@)?[^/@]*,/;

function databaseUrlProblem(text: string): string | null {
  if (SEVERAL_HOSTS.test(text))
    return 'must name one server: of a cluster, the proxy before it that leads all connections to the same node';
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['mysql:', 'mariadb:'].includes(url.protocol) || url.hostname === '') return FORM;
  if (!/^\/[^/]+$/.test(url.pathname) || url.hash !== '') return FORM;
  return optionProblem(url.searchParams) ?? certificateNameProblem(url);
}

/** Why the address for migrations does not belong to that of the product. Invalid addresses are reported elsewhere. */
export function migrationDatabaseProblems(migrationUrl: string | undefined, url: string | undefined): string[] {
  if (migrationUrl === undefined) return [];
  if (url === undefined)
    return ['MIGRATION_DATABASE_URL needs DATABASE_URL: it is the same database with another user.'];
  if (!URL.canParse(migrationUrl) || !URL.canParse(url)) return [];
  return new URL(migrationUrl).pathname === new URL(url).pathname
    ? []
    : ['MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.'];
}

/** Every option is obeyed or refused: one that is ignored looks as if it protected the connection. */
function optionProblem(options: URLSearchParams): string | null {
  const names = [...options.keys()];
  const unknown = names.find((name) => !OPTIONS.some((option) => option === name));
  if (unknown !== undefined) {
    const named = /^[\w.-]{1,40}$/.test(unknown) ? `the option ${unknown}` : 'an option';
    return `has ${named}, which Touchline does not know: only ssl=true and ssl-ca=/path/to/authority.pem may follow the database`;
  }
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) return `has the option ${repeated} twice: leave one of them out`;
  if ((options.get('ssl') ?? 'true') !== 'true')
    return 'has an option ssl that is not true: certificates are always checked, and without TLS the option is left out';
  if (!isAbsolute(options.get('ssl-ca') ?? '/'))
    return 'has an option ssl-ca that is no absolute path of a file with certificates';
  return null;
}

/** mysql2 checks the certificate of an IP address against the name `localhost`, which is no check. */
function certificateNameProblem(url: URL): string | null {
  if (databaseTls(url.href) === null || isIP(bareHost(url)) === 0) return null;
  return 'must name the server by its host name, not by an IP address, when it has ssl: the certificate is checked against the name';
}

/** How the connection is encrypted; null: it is not. `authorityFile` is null for the authorities that Node.js knows. */
export function databaseTls(url: string): { authorityFile: string | null } | null {
  const { searchParams } = new URL(url);
  if (!OPTIONS.some((option) => searchParams.has(option))) return null;
  return { authorityFile: searchParams.get('ssl-ca') };
}

/** Whether health data crosses a network unencrypted. */
export function isSentInClearText(url: string): boolean {
  return databaseTls(url) === null && !isLoopback(new URL(url).hostname);
}

/** Without the brackets of an IPv6 address. */
export function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}
