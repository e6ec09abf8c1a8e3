import type { Locator } from '@playwright/test';

/** Counts the presses of a story. A field that is typed into counts as one press. */
export function countPresses(): {
  press: (target: Locator) => Promise<void>;
  type: (target: Locator, text: string) => Promise<void>;
  count: () => number;
} {
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
    count: () => presses,
  };
}
