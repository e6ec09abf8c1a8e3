/** What one of a unit is in the unit of a field; both in lower case. */
const FACTORS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries({
    kg: { kg: 1, kgs: 1, kilo: 1, kilos: 1, g: 0.001, lb: 0.45359237, lbs: 0.45359237 },
    cm: { cm: 1, m: 100, mm: 0.1, in: 2.54, inch: 2.54, inches: 2.54 },
    m: { m: 1, meter: 1, meters: 1, metres: 1, cm: 0.01, mm: 0.001, km: 1_000, yd: 0.9144 },
    km: { km: 1, m: 0.001, mi: 1.609344 },
    s: { s: 1, sec: 1, secs: 1, sek: 1, seg: 1, '"': 1, ms: 0.001, min: 60 },
    ms: { ms: 1, s: 1_000, sec: 1_000 },
    min: { min: 1, mins: 1, minuten: 1, minutes: 1, minutos: 1, "'": 1, h: 60, s: 1 / 60, sec: 1 / 60 },
    h: { h: 1, std: 1, min: 1 / 60 },
    'm/s': { 'm/s': 1, 'km/h': 1 / 3.6, kmh: 1 / 3.6, mph: 0.44704 },
    'km/h': { 'km/h': 1, kmh: 1, 'm/s': 3.6, mph: 1.609344 },
    n: { n: 1, newton: 1, kn: 1_000 },
    w: { w: 1, watt: 1, kw: 1_000 },
    au: { au: 1, ua: 1 },
  }).map(([unit, factors]) => [unit, new Map(Object.entries(factors))]),
);

/** By what a value is multiplied; null for a unit that does not fit. A value without unit has that of the field. */
export function unitFactor(unit: string | null, expected: string | undefined): number | null {
  const [own, wanted] = [unit?.toLowerCase().replace(/\.$/, ''), expected?.toLowerCase()];
  if (own === undefined || own === wanted) return 1;
  return FACTORS.get(wanted ?? '')?.get(own) ?? null;
}
