import { median } from '../../api/test/support/statistics.js';
import type { Throughput } from './load.js';

/** The measurements of a call by who answered it. */
export type Measured = Record<string, readonly Throughput[]>;

/** The medians of the measurements. */
export function medians(measured: Measured): Record<string, Throughput> {
  const middle = (all: readonly Throughput[], name: keyof Throughput) => median(all.map((each) => each[name]));
  return Object.fromEntries(
    Object.entries(measured).map(([server, all]) => [
      server,
      {
        perSecond: middle(all, 'perSecond'),
        p99: middle(all, 'p99'),
        cpuMicros: middle(all, 'cpuMicros'),
        databaseMicros: middle(all, 'databaseMicros'),
      },
    ]),
  );
}

/** The columns of a server; with "×" the ratio to the floor, of which more is better. */
const COLUMNS = ['calls/s', '×', 'p99 ms', 'p99 ×', 'CPU µs', '×', 'DB µs'];

export function headline(servers: readonly string[]): string {
  const names = line(['', '', ...servers.flatMap((server) => [server, ...COLUMNS.slice(1).map(() => '')])]);
  return `${names}\n${line(['call', 'connections', ...servers.flatMap(() => COLUMNS)])}`;
}

export function figureLine(name: string, connections: number, measured: Measured): string {
  const figures = medians(measured);
  const floor = figures['floor'] ?? { perSecond: NaN, p99: NaN, cpuMicros: NaN };
  const cells = Object.values(figures).flatMap(({ perSecond, p99, cpuMicros, databaseMicros }) => [
    ...[perSecond.toFixed(0), (perSecond / floor.perSecond).toFixed(2)],
    ...[p99.toFixed(2), (p99 / floor.p99).toFixed(2)],
    ...[cpuMicros.toFixed(0), (floor.cpuMicros / cpuMicros).toFixed(2)],
    databaseMicros.toFixed(0),
  ]);
  return line([name, connections, ...cells]);
}

function line([name, connections, ...cells]: readonly (string | number)[]): string {
  return [
    String(name).padEnd(30),
    String(connections).padStart(11),
    ...cells.map((cell) => String(cell).padStart(9)),
  ].join('');
}
