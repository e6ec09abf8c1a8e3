import type { Page } from '@playwright/test';

export interface HeldDrawing {
  /** From now on nothing is drawn but what answers a click or a key at once. */
  hold: () => Promise<void>;
  letGo: () => Promise<void>;
}

/**
 * A page that can be as slow as a very slow phone: React puts off what need not be drawn at once, such as the next screen, by messages to
 * itself, and these can be held. For what a coach does before the page they asked for is there. To be called before the page is opened.
 */
export async function holdableDrawing(page: Page): Promise<HeldDrawing> {
  await page.addInitScript(() => {
    const late: (() => void)[] = [];
    const drawing = { held: false, letGo: () => late.splice(0).forEach((post) => post()) };
    const Channel = window.MessageChannel;
    window.MessageChannel = class extends Channel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) =>
          drawing.held ? void late.push(() => post(message)) : post(message);
      }
    };
    Object.assign(window, { drawing });
  });
  const set = (held: boolean) =>
    page.evaluate((now) => {
      const { drawing } = window as unknown as { drawing: { held: boolean; letGo: () => void } };
      drawing.held = now;
      if (!now) drawing.letGo();
    }, held);
  return { hold: () => set(true), letGo: () => set(false) };
}
