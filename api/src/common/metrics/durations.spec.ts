import { Histogram, Registry } from 'prom-client';
import { Durations } from './durations.js';

describe('durations', () => {
  it("are written as prom-client's histogram writes them", async () => {
    const [ours, theirs] = [new Registry(), new Registry()];
    const [name, help, buckets] = ['x_seconds', 'Time.', [0.01, 0.5, 5]];
    const series = new Durations(name, help, buckets, ours).series({ route: '/api/teams/:id', method: 'GET' });
    const histogram = new Histogram({ name, help, buckets, labelNames: ['route', 'method'], registers: [theirs] });
    for (const seconds of [0, 0.01, 0.0101, 0.5, 4.9, 5, 5.1, 900]) {
      series.observe(seconds);
      histogram.observe({ route: '/api/teams/:id', method: 'GET' }, seconds);
    }
    const lines = async (registry: Registry) =>
      (await registry.metrics())
        .split('\n')
        .map((line) => line.replace(/\{(.*)\}/, (_, labels: string) => labels.split(',').sort().join()));
    expect(await lines(ours)).toEqual(await lines(theirs));
  });

  it('begin at 0 in a series that has none yet', async () => {
    const registry = new Registry();
    new Durations('x_seconds', 'Time.', [1], registry).series({});
    expect(await registry.metrics()).toMatch(/^x_seconds_count 0$/m);
  });
});
