import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote } from '@touchline/release/promote';
import { backupFileName } from '../../src/backup/backup-files.js';
import type { Settings } from '../../src/config/settings.js';
import { createDatabaseContext } from '../../src/database-context.js';
import { DatabaseConnection } from '../../src/database/database-connection.js';
import { UnitOfWork } from '../../src/database/unit-of-work.js';
import { loadUsableSettings } from '../../src/config/usable-settings.js';
import type { Finding } from '../../src/doctor/check.js';
import { CHECKS } from '../../src/doctor/checks.js';
import { readDoctorArguments } from '../../src/doctor/doctor-arguments.js';
import { DoctorContext } from '../../src/doctor/doctor-context.js';
import { asJson, asText, exitCode } from '../../src/doctor/report.js';
import { runChecks } from '../../src/doctor/run-checks.js';
import { InstitutionEntity } from '../../src/modules/coaches/index.js';
import { outputOf, runProgram } from '../support/built-api.js';
import { areaBuild, shellBuild, writeBuild } from '../support/built-release.js';
import { freePort } from '../support/free-port.js';

export const HOUR_MS = 3_600_000;
/** In every password, key and secret of the installation: nothing that the doctor prints may contain it. */
export const CANARY = 'CANARY7KX';
/** An age identity: its last letters are a checksum. */
const KEY = `AGE-SECRET-KEY-1${CANARY.repeat(5)}CANARYQ2QLDKS\n`;

export interface Diagnosis {
  code: number | null;
  findings: Finding[];
  /** The sentences of a subject, each with its status in front. */
  about: (subject: string) => string[];
}

/** An installation in a temporary folder that has all that the doctor looks for, except a running server and mail. */
export class Installation {
  readonly folder = mkdtempSync(join(tmpdir(), 'touchline-doctor-'));
  readonly dataDir: string;
  readonly siteDir = join(this.folder, 'site');
  readonly backupDir = join(this.folder, 'backups');
  readonly keyFile = join(this.folder, 'backup.key');
  readonly env: Record<string, string>;

  private constructor(database: Settings['database'], port: number) {
    this.dataDir = database.kind === 'sqlite' ? join(database.file, '..') : join(this.folder, 'data');
    mkdirSync(this.dataDir, { recursive: true, mode: 0o700 });
    chmodSync(this.dataDir, 0o700);
    mkdirSync(this.backupDir);
    writeFileSync(this.keyFile, KEY, { mode: 0o600 });
    this.env = {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: this.dataDir,
      SITE_DIR: this.siteDir,
      BACKUP_DIR: this.backupDir,
      BACKUP_KEY_FILE: this.keyFile,
      DEMO_DATA: 'off',
      REGENERATED_CODE_SECONDS: '604800',
      ...(database.kind === 'mariadb' ? { DATABASE_URL: database.url } : {}),
    };
  }

  static async create(database: Settings['database']): Promise<Installation> {
    const installation = new Installation(database, await freePort());
    installation.promotePages();
    installation.addBackup(HOUR_MS);
    return installation;
  }

  /** A finished backup that was begun so long ago. Returns its path. */
  addBackup(ageMs: number, content = 'x'.repeat(1000)): string {
    const path = join(this.backupDir, backupFileName(new Date(Date.now() - ageMs)));
    writeFileSync(path, content, { mode: 0o600 });
    return path;
  }

  removeBackups(): void {
    rmSync(this.backupDir, { recursive: true });
    mkdirSync(this.backupDir);
  }

  /** Runs the doctor in this process. Fails when a secret is printed. */
  async diagnose(changes: Record<string, string> = {}, args: string[] = []): Promise<Diagnosis> {
    return diagnosisOf(await this.runHere(withPatience(args), changes));
  }

  /**
   * As `diagnose`, but runs the built command: where Node.js, or a program that a check starts, must have a variable when it
   * begins, and where a check runs a program of the product.
   */
  async diagnoseAsProgram(changes: Record<string, string> = {}, args: string[] = []): Promise<Diagnosis> {
    return diagnosisOf(await this.run(withPatience(args), changes));
  }

  private async runHere(args: string[], changes: Record<string, string>): ReturnType<typeof outputOf> {
    const { settings, problems, invalid } = loadUsableSettings(this.folder, { ...this.env, ...changes });
    const { limitMs, testMailTo, strict } = readDoctorArguments(args);
    const context = new DoctorContext(settings, problems, this.folder, limitMs, testMailTo);
    const findings = await runChecks(CHECKS, context, invalid);
    const source = await context.database.open().catch(() => null);
    await source?.destroy();
    const stdout = asJson(findings);
    expect(stdout + asText(findings)).not.toContain(CANARY);
    return { code: exitCode(findings, strict), stdout, stderr: '' };
  }

  /** Runs the built command, and fails when it prints a secret. */
  async run(args: string[], changes: Record<string, string> = {}) {
    const output = await outputOf(runProgram('doctor-command', { ...this.env, ...changes }, { args }));
    expect(output.stdout + output.stderr).not.toContain(CANARY);
    return output;
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private promotePages(): void {
    const dir = (name: string) => join(this.folder, 'builds', name);
    const parts = [
      { name: 'shell', version: '1.0.0-11111111', build: shellBuild('1.0.0-11111111') },
      { name: 'mfe-one', version: '1.0.0-aaaaaaaa', build: areaBuild('mfe-one', '1.0.0-aaaaaaaa') },
    ];
    for (const { name, version, build } of parts)
      promote(this.siteDir, [{ name, version, dir: writeBuild(dir(name), build) }], { why: 'test' });
  }
}

/** As JSON. Five seconds for each check, the default, are short where other tests run at the same time. */
const withPatience = (args: string[]): string[] => [
  '--json',
  ...(args.includes('--seconds') ? [] : ['--seconds', '60']),
  ...args,
];

function diagnosisOf({ code, stdout, stderr }: Awaited<ReturnType<typeof outputOf>>): Diagnosis {
  if (stdout === '') throw new Error(`The doctor has printed nothing: ${stderr}`);
  const { findings } = JSON.parse(stdout) as { findings: Finding[] };
  const about = (subject: string) =>
    findings.filter((finding) => finding.subject === subject).map(({ status, sentence }) => `${status}: ${sentence}`);
  return { code, findings, about };
}

export async function inDatabase(
  target: Settings['database'],
  work: (unitOfWork: UnitOfWork) => Promise<unknown>,
): Promise<void> {
  // Also while a restore is unfinished, which a command would refuse.
  const context = await createDatabaseContext(target, { isRestore: true });
  await context.get(DatabaseConnection).open();
  await work(context.get(UnitOfWork));
  await context.close();
}

export const addInstitution = (target: Settings['database'], isDemo: boolean, timeZone = 'UTC'): Promise<void> =>
  inDatabase(target, (unitOfWork) =>
    unitOfWork.write((tx) => tx.insert(InstitutionEntity, { name: 'City Club', timeZone, isDemo })),
  );
