/**
 * `value` rounded half up to `decimals` places, negative values away from zero. Called once, when a figure leaves the
 * API. A tiny addition makes 0.125 become 0.13, whose binary form lies just below. Throws RangeError on NaN and
 * Infinity.
 */
export function roundHalfUp(value: number, decimals = 0): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a figure: ${value}`);
  const scale = 10 ** decimals;
  const rounded = Math.floor(Math.abs(value) * scale + 0.5 + 1e-9) / scale;
  // Avoids -0, which equals 0 in JSON but not in every comparison.
  return value < 0 && rounded !== 0 ? -rounded : rounded;
}

/** As `roundHalfUp`; a figure that is not defined (null) stays null. */
export function roundedOrNull(value: number | null, decimals = 0): number | null {
  return value === null ? null : roundHalfUp(value, decimals);
}
