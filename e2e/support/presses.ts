/** Counts what a coach presses on the way to something. */
import type { Locator } from '@playwright/test';

export interface Presses {
  press: (target: Locator) => Promise<void>;
  /** Types a text over what is there: one press. */
  type: (target: Locator, text: string) => Promise<void>;
  /** Counts presses that the story makes by other means. */
  add: (presses: number) => void;
  count: () => number;
}

export function countPresses(): Presses {
  let presses = 0;
  return {
    press: async (target) => {
      presses += 1;
      await target.click();
    },
    type: async (target, text) => {
      presses += 1;
      await target.fill(text);
    },
    add: (more) => {
      presses += more;
    },
    count: () => presses,
  };
}
