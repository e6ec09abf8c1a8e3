/** Printed by the drills, which `npm run soak` runs. */
export const printLine = (text: string): void => void process.stdout.write(`${text}\n`);

/** Median and maximum of times in milliseconds, as seconds. */
export function timesLine(name: string, milliseconds: readonly number[]): string {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const seconds = (at: number) => ((sorted[at] ?? NaN) / 1000).toFixed(2);
  return `${name}: median ${seconds(Math.floor(sorted.length / 2))} s, longest ${seconds(sorted.length - 1)} s`;
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}
