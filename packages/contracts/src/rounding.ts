/**
 * `value` rounded half up to `decimals` places, negative values away from zero alike. Done once, where a figure leaves the API. The tiny
 * addition makes 0.125 become 0.13 where its binary form lies just below. Throws RangeError on NaN and Infinity: no figure is either.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a figure: ${value}`);
  const scale = 10 ** decimals;
  const rounded = Math.floor(Math.abs(value) * scale + 0.5 + 1e-9) / scale;
  // Never -0, which JSON would write as 0 but a comparison tells apart.
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}
