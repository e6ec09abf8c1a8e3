/** Counts the requests of a test file and their faults, and prints them at the end in one line. */
export class Tally {
  private readonly counts: Map<string, number>;

  /** `kinds` are printed in this order, also with a count of 0. */
  constructor(
    private readonly name: string,
    kinds: readonly string[],
  ) {
    this.counts = new Map(kinds.map((kind) => [kind, 0]));
  }

  count(what: string, by = 1): void {
    this.counts.set(what, this.of(what) + by);
  }

  of(what: string): number {
    return this.counts.get(what) ?? 0;
  }

  print(): void {
    process.stdout.write(`\n${this.name}: ${[...this.counts].map(([what, count]) => `${count} ${what}`).join(', ')}\n`);
  }
}
