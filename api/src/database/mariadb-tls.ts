import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { databaseTls } from '../config/database-url.js';
import { DatabaseUnavailableError } from './database-errors.js';
import { DatabaseSetupError } from './mariadb-check.js';

/**
 * What the driver needs to encrypt the connection to the database of `url`; undefined: it is not encrypted. The
 * certificate and its host name are always checked. Throws DatabaseSetupError when the authority's file is of no use.
 */
export function tlsOptions(url: string) {
  const tls = databaseTls(url);
  if (tls === null) return undefined;
  const ca = tls.authorityFile === null ? undefined : readAuthority(tls.authorityFile);
  // Without `verifyIdentity` mysql2 accepts a certificate for any name.
  return { ca, rejectUnauthorized: true, verifyIdentity: true };
}

function readAuthority(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8');
    // OpenSSL takes a file without certificates in silence, and would then refuse every server.
    new X509Certificate(pem);
    return pem;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new DatabaseSetupError(
      `The file ${file} that ssl-ca in DATABASE_URL names cannot be read as certificates (${code ?? 'unknown'}).`,
    );
  }
}

/** Properties that Node.js gives to the error of a certificate for another name, and to that of a broken connection. */
interface HandshakeError {
  code?: string;
  cert?: unknown;
  localAddress?: unknown;
  errno?: number;
}

/**
 * Turns a refused handshake into a DatabaseSetupError, and rethrows any other error. mysql2 replaces the code of every
 * error during the handshake, also that of a connection which broke meanwhile: that one is worth another attempt.
 */
export function rethrowTlsProblem(error: unknown): never {
  const { code, cert, localAddress, errno } = error as HandshakeError;
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT')
    throw new DatabaseSetupError('The database server offers no TLS, which DATABASE_URL demands.');
  if (code !== 'HANDSHAKE_SSL_ERROR') throw error;
  if (localAddress !== undefined || errno !== undefined)
    throw new DatabaseUnavailableError('the connection broke during the handshake');
  if (cert !== undefined)
    throw new DatabaseSetupError(
      'The certificate of the database server is for another host name than DATABASE_URL has.',
    );
  throw new DatabaseSetupError(
    'The certificate of the database server is not signed by a known authority, or is not valid: ssl-ca in DATABASE_URL names the file of its authority.',
  );
}
