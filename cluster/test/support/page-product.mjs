/** What `deploy/cluster/README.md` makes before the product runs, on a cluster of this machine. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBlock } from './cluster-page.mjs';

/** By the block of the page; here the certificates are for `localhost`. */
export async function makeCertificates(folder) {
  await runBlock('openssl req', {
    replaced: { '/root/certificates': folder, 'database.touchline.internal': 'localhost' },
  });
  const file = (name) => join(folder, name);
  const [authority, certificate, key, pem] = ['ca.pem', 'touchline1.crt', 'touchline1.key', 'touchline1.pem'].map(file);
  writeFileSync(pem, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  // The database runs as another user.
  chmodSync(folder, 0o755);
  chmodSync(key, 0o644);
  return { authority, certificate, key, pem };
}

/**
 * The settings and folders of a machine of the page, whose product uses this HAProxy.
 *
 * @param {string} folder within which they are made
 */
export function productOf(folder, { programs }, { writerUrl, readerUrl, migrationUrl }) {
  const [etc, state] = ['etc', 'state'].map((name) => mkdtempSync(join(folder, `${name}-`)));
  const folders = ['data', 'site', 'keys', 'backups'].map((name) => join(state, name));
  for (const each of folders) mkdirSync(each, { mode: 0o700 });
  const [data, site, keys, backups] = folders;
  const settings = {
    ...{ DATABASE_URL: writerUrl, DATABASE_READER_URL: readerUrl },
    ...{ DATA_DIR: data, SITE_DIR: site, BACKUP_DIR: backups, BACKUP_KEY_FILE: join(keys, 'backup.key') },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(etc, 'env'), lines.join(''));
  writeFileSync(join(etc, 'env-migration'), `MIGRATION_DATABASE_URL=${migrationUrl}\n`);
  return { etc, state, environment: { PATH: `${programs}:${process.env.PATH}`, TOUCHLINE_SETTINGS: join(etc, 'env') } };
}
