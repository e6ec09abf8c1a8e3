/** What one of a unit is in the unit of a field. */
const FACTORS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map([
  ['kg', new Map(Object.entries({ kg: 1, kgs: 1, kilo: 1, kilos: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237 }))],
  ['cm', new Map(Object.entries({ cm: 1, m: 100, mm: 0.1, in: 2.54, inch: 2.54, inches: 2.54 }))],
]);

/** By what a value is multiplied; null for a unit that does not fit. A value without unit has that of the field. */
export function unitFactor(unit: string | null, expected: string | undefined): number | null {
  if (unit === null || unit === expected) return 1;
  return FACTORS.get(expected ?? '')?.get(unit.toLowerCase().replace(/\.$/, '')) ?? null;
}
