import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A page of the product, and its elements that a coach needs to use it. */
export interface MeasuredPage {
  name: string;
  address: string;
  /** Elements that must be there, with the text that one of them must contain. */
  usable: { selector: string; text?: string }[];
  signedIn: boolean;
}

/** What the browser has of network and processor. */
export interface Conditions {
  name: string;
  latencyMs: number;
  bitsPerSecond: number;
  /** How many times slower the processor is than the machine's. */
  cpuSlowdown: number;
}

export interface LoadFigures {
  /** From the start of the navigation to the first frame in which the page is usable. */
  usableMs: number;
  /** Requests that began before the page was usable, and the bytes over the wire of those. */
  requests: number;
  bytes: number;
  /** Bytes until the network was idle, with what the page fetches ahead. */
  bytesUntilIdle: number;
  /** The longest chain of requests of which each began after the one before had ended, until the page was usable. */
  depth: number;
}

interface SeenRequest {
  /** Seconds of the browser's own clock. */
  start: number;
  end: number;
  bytes: number;
}

/** Loads a page twice in a browser of its own, first without cached files, then with those of the first visit. */
export async function loadTwice(
  browser: Browser,
  origin: string,
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>,
  measured: MeasuredPage,
  conditions: Conditions,
): Promise<{ cold: LoadFigures; second: LoadFigures }> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 800 } });
  try {
    if (measured.signedIn) await context.addCookies(cookies);
    const page = await context.newPage();
    await noteUsable(page, measured.usable);
    const session = await context.newCDPSession(page);
    await throttle(session, conditions);
    const cold = await load(page, session, measured.address);
    const second = await load(page, session, measured.address);
    return { cold, second };
  } finally {
    await context.close();
  }
}

async function throttle(session: CDPSession, { latencyMs, bitsPerSecond, cpuSlowdown }: Conditions): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

/** Lets each page that is loaded next store when it became usable, as it sees it itself. */
async function noteUsable(page: Page, usable: MeasuredPage['usable']): Promise<void> {
  await page.addInitScript((wanted) => {
    const isShown = ({ selector, text = '' }: (typeof wanted)[number]) =>
      [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
    const check = () => {
      if (wanted.every(isShown)) requestAnimationFrame(() => Object.assign(window, { usableAt: performance.now() }));
      else requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
  }, usable);
}

async function load(page: Page, session: CDPSession, address: string): Promise<LoadFigures> {
  const seen = new Map<string, SeenRequest>();
  const onSent = ({ requestId, timestamp }: { requestId: string; timestamp: number }) =>
    seen.set(requestId, { start: timestamp, end: Infinity, bytes: 0 });
  const onFinished = (event: { requestId: string; timestamp: number; encodedDataLength: number }) => {
    const request = seen.get(event.requestId);
    if (request) Object.assign(request, { end: event.timestamp, bytes: event.encodedDataLength });
  };
  session.on('Network.requestWillBeSent', onSent);
  session.on('Network.loadingFinished', onFinished);
  await page.goto(address);
  await page.waitForFunction(() => 'usableAt' in window, undefined, { timeout: 60_000 });
  const usableMs = await page.evaluate(() => (window as unknown as { usableAt: number }).usableAt);
  await page.waitForLoadState('networkidle');
  session.off('Network.requestWillBeSent', onSent);
  session.off('Network.loadingFinished', onFinished);

  const all = [...seen.values()].sort((a, b) => a.start - b.start);
  const usableAt = all[0]!.start + usableMs / 1000;
  const needed = all.filter(({ start }) => start <= usableAt);
  return {
    usableMs,
    requests: needed.length,
    bytes: sum(needed),
    bytesUntilIdle: sum(all),
    depth: depthOf(needed.filter(({ end }) => end <= usableAt)),
  };
}

const sum = (requests: SeenRequest[]) => requests.reduce((total, { bytes }) => total + bytes, 0);

/** @param requests in the order of their start */
function depthOf(requests: SeenRequest[]): number {
  const depths: number[] = [];
  for (const [index, { start }] of requests.entries()) {
    const before = requests.slice(0, index).flatMap(({ end }, at) => (end <= start ? [depths[at]!] : []));
    depths.push(1 + Math.max(0, ...before));
  }
  return Math.max(...depths);
}
