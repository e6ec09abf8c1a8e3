import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Processor time since a moment in the past, in seconds. */
export interface ProcessorTime {
  /** By the name of a part: of its process and of the children of it, also those that have ended. */
  parts: Record<string, number>;
  /** Of all cores together. */
  busy: number;
  idle: number;
}

/** `pids`: processes by the names of the parts; one that has ended used no time. */
export function readProcessorTime(pids: Readonly<Record<string, number>>): ProcessorTime {
  const processes = readProcesses();
  const parts = Object.entries(pids).map(([name, pid]) => [name, secondsOf(pid, processes)] as const);
  return { parts: Object.fromEntries(parts), ...readMachine() };
}

/** The processor time used between two looks at the same parts. */
export function usedBetween(before: ProcessorTime, after: ProcessorTime): ProcessorTime {
  const parts = Object.entries(after.parts).map(([name, used]) => [name, used - (before.parts[name] ?? 0)] as const);
  return { parts: Object.fromEntries(parts), busy: after.busy - before.busy, idle: after.idle - before.idle };
}

/** Seconds and share of the cores per part, of all other programs on the machine, and of none. */
export function processorLine({ parts, busy, idle }: ProcessorTime): string {
  const others = busy - Object.values(parts).reduce((sum, used) => sum + used, 0);
  const total = busy + idle;
  return Object.entries({ ...parts, 'other programs': others, idle })
    .map(([name, used]) => `${name} ${used.toFixed(1)} s (${Math.round((100 * used) / total)} %)`)
    .join(', ')
    .concat(` of ${cpus().length} cores`);
}

/** Milliseconds per part for each call. Other programs change it far less than they change the number of calls. */
export function perCallLine({ parts }: ProcessorTime, calls: number): string {
  const each = Object.entries(parts).map(([name, used]) => `${name} ${((1000 * used) / calls).toFixed(2)}`);
  return `${((1000 * sumOf(Object.values(parts))) / calls).toFixed(2)} ms of processor time for each call: ${each.join(', ')}`;
}

interface ProcessLine {
  parent: number;
  seconds: number;
}

function readProcesses(): Map<number, ProcessLine> {
  const found = new Map<number, ProcessLine>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const line = readLine(`/proc/${name}/stat`);
    // The name of a program may have spaces and parentheses, and stands before all numbers.
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const times = fields.slice(11, 15).map(Number);
    if (times.length === 4)
      found.set(Number(name), { parent: Number(fields[1]), seconds: sumOf(times) / TICKS_PER_SECOND });
  }
  return found;
}

/** Empty when the process has ended since the folder was read. */
function readLine(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function secondsOf(pid: number, processes: ReadonlyMap<number, ProcessLine>): number {
  const children = [...processes].filter(([, { parent }]) => parent === pid).map(([child]) => child);
  return (processes.get(pid)?.seconds ?? 0) + sumOf(children.map((child) => secondsOf(child, processes)));
}

function readMachine(): { busy: number; idle: number } {
  const [, ...fields] = (readLine('/proc/stat').split('\n')[0] ?? '').split(/ +/);
  // The time of guests, which come last, is in that of the programs already.
  const times = fields.slice(0, 8).map((ticks) => Number(ticks) / TICKS_PER_SECOND);
  const [, , , idle = 0, waiting = 0] = times;
  return { busy: sumOf(times) - idle - waiting, idle: idle + waiting };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
