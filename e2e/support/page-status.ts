/** What the shell of a page says about itself, as support questions use it. */
import type { Page } from '@playwright/test';

interface PageStatus {
  /** The version of the shell. */
  shell: string;
  areas: AreaStatus[];
}

interface AreaStatus {
  name: string;
  phase: string;
  /** The version that runs; null for none. */
  running: string | null;
  attempts: number;
  why: string | null;
}

const statusOf = (page: Page): Promise<PageStatus> =>
  page.evaluate(() => (window as unknown as { __touchline: { status: () => PageStatus } }).__touchline.status());

export const areaStatus = async (page: Page, area: string): Promise<AreaStatus | undefined> =>
  (await statusOf(page)).areas.find(({ name }) => name === area);

/** The version of the shell that runs in a page. */
export const shellVersion = async (page: Page): Promise<string> => (await statusOf(page)).shell;
