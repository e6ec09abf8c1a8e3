import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { freePort } from '../../support/free-port.js';

const SHIPPED = resolve(__dirname, '../../../../deploy/monitoring');
const LOOK_EVERY_MS = 200;

const alertsSchema = z.object({
  data: z.object({
    alerts: z.array(z.object({ state: z.enum(['pending', 'firing']), labels: z.record(z.string(), z.string()) })),
  }),
});
const resultSchema = z.object({
  data: z.object({ result: z.array(z.object({ value: z.tuple([z.number(), z.string()]) })) }),
});

export type AlertState = 'pending' | 'firing' | 'none';

interface Monitored {
  /** Port of the product's metrics. */
  metricsPort: number;
  token: string;
  /** Port of a mail server of this machine. */
  mailPort: number;
}

/** A Prometheus and an Alertmanager with the files of deploy/monitoring: intervals, rules and routes are those of real use. */
export class Monitoring {
  private constructor(
    private readonly folder: string,
    private readonly processes: readonly ChildProcess[],
    private readonly origin: string,
  ) {}

  static async start({ metricsPort, token, mailPort }: Monitored): Promise<Monitoring> {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-monitoring-'));
    cpSync(SHIPPED, folder, { recursive: true });
    writeFileSync(join(folder, 'touchline-metrics.token'), token, { mode: 0o600 });
    const [port, alertsPort] = [await freePort(), await freePort()];
    change(join(folder, 'prometheus.yml'), [
      ['127.0.0.1:9464', `127.0.0.1:${metricsPort}`],
      ['127.0.0.1:9093', `127.0.0.1:${alertsPort}`],
    ]);
    change(join(folder, 'alertmanager.yml'), [
      ['mail.club.example:587', `127.0.0.1:${mailPort}`],
      ['  smtp_auth_username: touchline@club.example\n', '  smtp_require_tls: false\n'],
      ['  smtp_auth_password_file: /etc/prometheus/mail-password\n', ''],
    ]);
    const processes = [
      spawn('prometheus', [
        `--config.file=${join(folder, 'prometheus.yml')}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
        `--web.listen-address=127.0.0.1:${port}`,
        '--log.level=error',
      ]),
      spawn('prometheus-alertmanager', [
        `--config.file=${join(folder, 'alertmanager.yml')}`,
        `--storage.path=${join(folder, 'alerts')}`,
        `--web.listen-address=127.0.0.1:${alertsPort}`,
        '--cluster.listen-address=',
        '--log.level=error',
      ]),
    ];
    const monitoring = new Monitoring(folder, processes, `http://127.0.0.1:${port}`);
    await monitoring.until(async () => (await fetch(`${monitoring.origin}/-/ready`)).ok, 60);
    return monitoring;
  }

  /** The value of an expression that is one series; undefined without any. */
  async value(expression: string): Promise<number | undefined> {
    const answer = await fetch(`${this.origin}/api/v1/query?query=${encodeURIComponent(expression)}`);
    const [first] = resultSchema.parse(await answer.json()).data.result;
    return first && Number(first.value[1]);
  }

  async firing(): Promise<string[]> {
    const alerts = await this.alerts();
    return alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels['alertname'] ?? '');
  }

  async stateOf(name: string): Promise<AlertState> {
    const found = (await this.alerts()).find(({ labels }) => labels['alertname'] === name);
    return found?.state ?? 'none';
  }

  /** Milliseconds until it is so; throws after `seconds`. */
  async until(isSo: () => boolean | Promise<boolean>, seconds: number): Promise<number> {
    const from = performance.now();
    while (performance.now() - from < seconds * 1000) {
      if (await Promise.resolve(isSo()).catch(() => false)) return performance.now() - from;
      await delay(LOOK_EVERY_MS);
    }
    throw new Error(`It did not come to that within ${seconds} s: ${isSo.toString()}`);
  }

  async stop(): Promise<void> {
    for (const child of this.processes) {
      const gone = new Promise((done) => child.once('exit', done));
      if (child.exitCode === null && child.kill('SIGTERM')) await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async alerts() {
    const answer = await fetch(`${this.origin}/api/v1/alerts`);
    return alertsSchema.parse(await answer.json()).data.alerts;
  }
}

/** Replaces texts of a shipped file; throws when one of them is not there any more. */
function change(file: string, replacements: readonly (readonly [string, string])[]): void {
  let text = readFileSync(file, 'utf8');
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}
