/** Repeatable random numbers: the same seed and stream give the same numbers on every machine. */
export class Random {
  private state: number;

  /** Streams are independent: draws for one athlete do not change those for another. */
  constructor(seed: number, stream: string) {
    this.state = hash(`${seed}/${stream}`);
  }

  /** A copy that continues from here; draws from it do not change the original. */
  copy(): Random {
    const copy = new Random(0, '');
    copy.state = this.state;
    return copy;
  }

  /** Uniform in [0, 1). Mulberry32, Tommy Ettinger, public domain. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  between(min: number, max: number): number {
    return min + (max - min) * this.next();
  }

  whole(min: number, max: number): number {
    return Math.floor(this.between(min, max + 1));
  }

  /** Normal distribution (Box–Muller). */
  normal(mean: number, deviation: number): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * this.next());
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError('nothing to pick from');
    return chosen;
  }
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Rounds `value` to a multiple of `step` and keeps it within the bounds. */
export function stepped(value: number, step: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
