import type { DrillClub } from './drill-club.js';

const ANSWER_MS = 15_000;

/** Writers that send one call after the other until they are stopped, each for an athlete of its own. */
export abstract class Writers {
  private isStopped = true;
  private running: Promise<unknown> = Promise.resolve();
  private waiting: (() => void)[] = [];

  constructor(
    /** Where the next call is sent to. */
    protected readonly origin: () => string,
    protected readonly club: DrillClub,
  ) {}

  start(): void {
    this.isStopped = false;
    this.running = Promise.all(this.club.athleteIds.map((athleteId) => this.writeOn(athleteId)));
  }

  /** Resolves once every call that was begun is answered. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  /** Resolves with the next acknowledged call. */
  nextAcknowledged(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Sends the next call of an athlete, and waits as long as its writer pauses. */
  protected abstract write(athleteId: number): Promise<void>;

  protected acknowledged(): void {
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Sends JSON as the coach. Resolves with the status; `none` and a reason for a lost connection or no answer in time. */
  protected async send(call: { method: string; path: string; body: object; key: string | null }): Promise<string> {
    const origin = this.origin();
    try {
      const answer = await fetch(origin + call.path, {
        method: call.method,
        headers: {
          cookie: this.club.cookie,
          origin,
          'content-type': 'application/json',
          ...(call.key !== null && { 'idempotency-key': call.key }),
        },
        body: JSON.stringify(call.body),
        signal: AbortSignal.timeout(ANSWER_MS),
      });
      await answer.arrayBuffer();
      return String(answer.status);
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return `none, ${cause?.code ?? name}`;
    }
  }

  private async writeOn(athleteId: number): Promise<void> {
    while (!this.isStopped) await this.write(athleteId);
  }
}
