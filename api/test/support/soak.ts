/** Whether this is a long run (`npm run soak`): more rounds, stricter limits, printed figures. */
export const soak: boolean = Boolean(process.env['SOAK']);

/** Number of rounds: few in `npm test`, the full number in `npm run soak`. */
export function rounds(of: { test: number; soak: number }): number {
  return soak ? of.soak : of.test;
}
