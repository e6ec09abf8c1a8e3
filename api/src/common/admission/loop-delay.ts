import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Milliseconds between two looks. Node reports them as part of each delay. */
const RESOLUTION_MS = 10;
const PERIOD_MS = 1000;

/**
 * How long the event loop was held up within the last second. The utilisation that Node reports by itself is a mean
 * since the start of the process, in which a burst cannot be seen.
 */
export class LoopDelay {
  private readonly histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  private readonly timer: NodeJS.Timeout;
  private lastSecond = 0;

  constructor() {
    this.histogram.enable();
    this.timer = setInterval(() => {
      this.lastSecond = this.soFar();
      this.histogram.reset();
    }, PERIOD_MS);
    this.timer.unref();
  }

  /** 90th percentile in milliseconds. */
  get milliseconds(): number {
    return this.lastSecond;
  }

  stop(): void {
    clearInterval(this.timer);
    this.histogram.disable();
  }

  private soFar(): number {
    return this.histogram.count === 0 ? 0 : Math.max(0, this.histogram.percentile(90) / 1e6 - RESOLUTION_MS);
  }
}
