import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DAY_MS = 24 * 3_600_000;

export interface KeyAndCertificate {
  key: string;
  cert: string;
}

/** An authority for tests, made by openssl, whose certificates may begin and end at any time. */
export class TestAuthority {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-authority-'));
  /** For NODE_EXTRA_CA_CERTS. */
  readonly file = join(this.folder, 'authority.pem');
  private count = 0;

  constructor() {
    const key = [
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      join(this.folder, 'authority.key'),
    ];
    this.openssl(['req', '-x509', ...key, '-out', this.file, '-subj', '/CN=Authority of tests', '-days', '3650']);
    mkdirSync(join(this.folder, 'issued'));
    writeFileSync(join(this.folder, 'index.txt'), '');
    writeFileSync(join(this.folder, 'index.txt.attr'), 'unique_subject = no\n');
  }

  /** `name` as in `subjectAltName`: `DNS:localhost`. `from`, `to`: days from now. */
  issue(name: string, from: number, to: number): KeyAndCertificate {
    this.count += 1;
    const path = (ending: string) => join(this.folder, `${this.count}.${ending}`);
    const settings = ['[ca]', 'default_ca = own', '[own]', `database = ${join(this.folder, 'index.txt')}`];
    settings.push(`new_certs_dir = ${join(this.folder, 'issued')}`, 'default_md = sha256', 'rand_serial = yes');
    settings.push('policy = any', '[any]', 'commonName = supplied', '[names]', `subjectAltName = ${name}`);
    writeFileSync(path('cnf'), `${settings.join('\n')}\n`);

    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', path('key')];
    this.openssl(['req', '-new', ...key, '-out', path('csr'), '-subj', '/CN=test']);
    const signer = ['-cert', this.file, '-keyfile', join(this.folder, 'authority.key')];
    const times = ['-startdate', asn1Time(from), '-enddate', asn1Time(to)];
    this.openssl([
      'ca',
      '-batch',
      '-notext',
      '-config',
      path('cnf'),
      '-extensions',
      'names',
      ...signer,
      ...times,
      '-in',
      path('csr'),
      '-out',
      path('pem'),
    ]);
    return { key: readFileSync(path('key'), 'utf8'), cert: readFileSync(path('pem'), 'utf8') };
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  private openssl(args: string[]): void {
    execFileSync('openssl', args, { stdio: 'pipe' });
  }
}

/** `20261126101500Z` */
const asn1Time = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().replace(/\.\d+|[-:T]/g, '');
