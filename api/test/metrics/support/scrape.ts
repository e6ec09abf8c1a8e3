import { Metrics } from '../../../src/common/metrics/metrics.js';
import { freePort } from '../../support/free-port.js';
import type { TestApp } from '../../support/test-app.js';

/** One line of what Prometheus reads. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** Settings of an application that measures. */
export const measuring = async (): Promise<Record<string, string>> => ({ METRICS_PORT: String(await freePort()) });

/** What Prometheus would read now. The clock is moved on, because readings are not repeated within ten seconds. */
export async function scrape(at: TestApp): Promise<Series[]> {
  at.clock.advance(15);
  return parseSeries(await at.app.get(Metrics).text());
}

export function parseSeries(text: string): Series[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, name = '', labels = '', value] = LINE.exec(line) ?? [];
      if (name === '') throw new Error(`Prometheus cannot read the line ${line}`);
      const pairs = [...labels.matchAll(LABEL)].map(([, label = '', text = '']) => [label, text] as const);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });
}

/** The value of the only series of this name with these labels; undefined when it is absent. */
export function valueOf(
  series: readonly Series[],
  name: string,
  labels: Record<string, string> = {},
): number | undefined {
  const found = series.filter(
    (each) => each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  );
  if (found.length > 1) throw new Error(`${name} is not one series: ${JSON.stringify(found)}`);
  return found[0]?.value;
}
