/** What the shell of a page says about itself, as support questions use it. */
import { expect, type Page } from '@playwright/test';

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

/**
 * Waits until the page has asked for an area. A story that moves the clock before that would move it past the time that the
 * page waits for the registry.
 */
export const areaIsAsked = (page: Page, area: string): Promise<void> =>
  expect.poll(async () => (await areaStatus(page, area))?.attempts).toBe(1);

/** The version of the shell that runs in a page. */
export const shellVersion = async (page: Page): Promise<string> => (await statusOf(page)).shell;
