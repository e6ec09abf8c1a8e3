/** Whether the long runs are wanted (`npm run soak`): more rounds, tighter goals, figures printed. */
export const soak: boolean = Boolean(process.env['SOAK']);

/** How many rounds: few in `npm test`, the whole number with `npm run soak`. */
export function rounds(of: { test: number; soak: number }): number {
  return soak ? of.soak : of.test;
}
