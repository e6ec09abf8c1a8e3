import type { Page } from '@playwright/test';

export interface DelayableRendering {
  /** Delays all rendering but the direct response to a click or key. */
  hold: () => Promise<void>;
  /** Renders everything that was delayed. */
  release: () => Promise<void>;
}

/**
 * Simulates a very slow phone. For tests of what a coach does before the next page is rendered. Call it before the page is
 * opened.
 */
export async function delayableRendering(page: Page): Promise<DelayableRendering> {
  await interceptRendering(page, 0);
  const set = (held: boolean) =>
    page.evaluate((hold) => {
      const { rendering } = window as unknown as { rendering: { held: boolean; release: () => void } };
      rendering.held = hold;
      if (!hold) rendering.release();
    }, held);
  return { hold: () => set(true), release: () => set(false) };
}

/**
 * Delays each step of rendering by `ms`, but the direct response to a click or key. A story that reads a page before it has
 * waited for what it reads then fails always instead of rarely. Call it before the page is opened.
 */
export async function slowRendering(page: Page, ms: number): Promise<void> {
  await interceptRendering(page, ms);
}

/** React schedules non-urgent rendering, such as the next screen, by messages to itself, which can be held or delayed. */
async function interceptRendering(page: Page, delayMs: number): Promise<void> {
  await page.addInitScript((ms) => {
    const delayed: (() => void)[] = [];
    const rendering = { held: false, release: () => delayed.splice(0).forEach((post) => post()) };
    // Kept, because a story may replace the clock.
    const wait = window.setTimeout.bind(window);
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const postNow = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          const post = () => postNow(message);
          if (rendering.held) delayed.push(post);
          else if (ms > 0) wait(post, ms);
          else post();
        };
      }
    };
    Object.assign(window, { rendering });
  }, delayMs);
}
