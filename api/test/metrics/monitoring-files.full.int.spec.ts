import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Metrics } from '../../src/common/metrics/metrics.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { measuring } from './support/scrape.js';

const ROOT = resolve(__dirname, '../../..');
const FOLDER = join(ROOT, 'deploy/monitoring');
const textOf = (name: string): string => readFileSync(join(FOLDER, name), 'utf8');
/** Of this product's processes; those of the machine come from another program. */
const OUR_METRIC = /\b(?:touchline|nodejs|process)_\w+/g;
/** What Prometheus makes out of a histogram. */
const PARTS_OF_HISTOGRAM = /_(?:bucket|sum|count)$/;

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const withPromtool = hasPromtool ? it : it.skip;

interface Dashboard {
  panels: { type: string; options?: { content?: string }; targets?: { expr: string }[] }[];
}

describe('the files of deploy/monitoring', () => {
  const alerts = [...textOf('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
  const { panels } = JSON.parse(textOf('dashboard.json')) as Dashboard;
  const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  let at: TestApp;
  let folder: string;

  beforeAll(async () => {
    at = await createTestApp({ settings: await measuring() });
    folder = mkdtempSync(join(tmpdir(), 'monitoring-'));
  });
  afterAll(async () => {
    await at.close();
    rmSync(folder, { recursive: true });
  });

  const offered = () =>
    at.app
      .get(Metrics)
      .registry.getMetricsAsArray()
      .map(({ name }) => name);
  const isOffered = (name: string) =>
    offered().includes(name) || offered().includes(name.replace(PARTS_OF_HISTOGRAM, ''));
  const metricsIn = (text: string) => [...new Set(text.match(OUR_METRIC))];

  it.each(['alerts.yml', 'alerts.test.yml'])('%s uses metrics that the product offers', (name) => {
    const used = metricsIn(textOf(name));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((metric) => !isOffered(metric))).toEqual([]);
  });

  it('the dashboard uses metrics that the product offers, and says that nobody has seen it', () => {
    const used = metricsIn(expressions.join('\n'));
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((metric) => !isOffered(metric))).toEqual([]);
    const [first] = panels;
    expect([first?.type, first?.options?.content]).toEqual(['text', expect.stringContaining('Not tried in a Grafana')]);
  });

  it('docs/monitoring.md has a row for every metric of ours and for every alert', () => {
    const page = readFileSync(join(ROOT, 'docs/monitoring.md'), 'utf8');
    const ours = offered().filter((name) => name.startsWith('touchline_'));
    expect(ours.length).toBeGreaterThan(20);
    expect(ours.filter((name) => !page.includes(`| \`${name}\``))).toEqual([]);
    expect(alerts.filter((name) => !page.includes(`### ${name}\n`))).toEqual([]);
    const pages = [...textOf('alerts.yml').matchAll(/page: docs\/monitoring\.md#(\w+)/g)].map(([, anchor]) => anchor);
    expect(pages).toEqual(alerts.map((name) => name.toLowerCase()));
  });

  it.each(['docs/monitoring.md', 'deploy/README.md'])('%s makes every secret that they read', (page) => {
    const named = [...(textOf('prometheus.yml') + textOf('alertmanager.yml')).matchAll(/^ +\w+_file: (\S+)$/gm)];
    const files = named.map(([, file = '']) => resolve('/etc/prometheus', file));
    expect(files).toEqual(['/etc/prometheus/touchline-metrics.token', '/etc/prometheus/mail-password']);
    const text = readFileSync(join(ROOT, page), 'utf8');
    const made = [...text.matchAll(/^ *install -m 640 -g prometheus \S+ (\S+)/gm)].map(([, file]) => file);
    expect(made).toEqual(files);
  });

  it('an alert of one server keeps none of another server from being mailed', () => {
    const rules = textOf('alertmanager.yml').split('inhibit_rules:\n')[1] ?? '';
    const targets = /target_matchers: \[alertname=~"([\w|]+)"\]\n +equal: \[instance\]\n$/.exec(rules)?.[1]?.split('|');
    expect(rules.match(/source_matchers/g)).toHaveLength(1);
    expect(targets).toEqual(['TouchlineNotReady', 'TouchlineErrors', 'TouchlineOverloaded', 'TouchlineSlow']);
  });

  it('every alert has a test in which it is silent, and one in which it fires', () => {
    const tests = textOf('alerts.test.yml');
    const fires = alerts.filter((name) => tests.includes(`ALERTS{alertname="${name}", alertstate="firing", severity=`));
    const isSilent = alerts.filter((name) =>
      new RegExp(`alertname="${name}", alertstate="firing"}'\\n +eval_time: \\w+\\n +- expr`).test(tests),
    );
    expect([fires, isSilent]).toEqual([alerts, alerts]);
  });

  withPromtool('the alerts pass their tests in promtool', () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', join(FOLDER, 'alerts.test.yml')], {
      encoding: 'utf8',
    });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('SUCCESS')]);
  });

  withPromtool('the expressions of the dashboard can be read by Prometheus', () => {
    const file = join(folder, 'rules.json');
    // JSON is YAML.
    const rules = expressions.map((expr, n) => ({ record: `panel:${n}`, expr }));
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    const { status, stderr } = spawnSync('promtool', ['check', 'rules', file], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });
});
