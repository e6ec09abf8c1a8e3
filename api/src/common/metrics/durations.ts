import type { Metric, Registry } from 'prom-client';

/**
 * A histogram as prom-client's, which looks up and checks the labels of each observation: that cost more than all else
 * of recording a call. Here the observer keeps the series.
 */
export class Durations {
  readonly type = 'histogram';
  readonly aggregator = 'sum';
  private readonly all: DurationSeries[] = [];

  constructor(
    readonly name: string,
    readonly help: string,
    /** Upper bounds in seconds, ascending. */
    private readonly buckets: readonly number[],
    registry: Registry,
  ) {
    // The registry reads the name and calls `get` only.
    registry.registerMetric(this as unknown as Metric);
  }

  /** A new series: once for the same labels. */
  series(labels: Record<string, string>): DurationSeries {
    const series = new DurationSeries(labels, this.buckets);
    this.all.push(series);
    return series;
  }

  async get() {
    const { name, help, type, aggregator } = this;
    return { name, help, type, aggregator, values: this.all.flatMap((series) => series.values(name)) };
  }
}

export class DurationSeries {
  /** Observations in each bucket alone; the last one is beyond all bounds. */
  private readonly counts: number[];
  private sum = 0;

  constructor(
    private readonly labels: Record<string, string>,
    private readonly buckets: readonly number[],
  ) {
    this.counts = Array.from({ length: buckets.length + 1 }, () => 0);
  }

  observe(seconds: number): void {
    let at = 0;
    while (at < this.buckets.length && seconds > this.buckets[at]!) at += 1;
    this.counts[at]! += 1;
    this.sum += seconds;
  }

  values(name: string) {
    const { labels, sum } = this;
    let count = 0;
    const buckets = this.counts.map((each, at) => ({
      metricName: `${name}_bucket`,
      labels: { ...labels, le: this.buckets[at] ?? '+Inf' },
      value: (count += each),
    }));
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: sum },
      { metricName: `${name}_count`, labels, value: count },
    ];
  }
}
