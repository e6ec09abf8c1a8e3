/** Counts what a file of the wall sent and what went wrong, and says it at the end in one line. */
export class Tally {
  private readonly counts: Map<string, number>;

  /** `kinds` are said in this order, also where there were none. */
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
