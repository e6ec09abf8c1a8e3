import { startCountingProxy } from '../support/counting-proxy.js';
import { expectOfflineOpening, keepingPhone } from '../support/offline.js';
import { expect, OWN_BROWSER, signInByApi, story } from '../support/story.js';

/** A second request of the browser is sent at the same time as the first, and has arrived after this. */
const SETTLED_MS = 300;

/** Each kind of address that a browser opens, and that another part than the coaches' app answers. */
const OPENED = [
  '/join',
  '/join/SOCW2026',
  '/answer',
  '/answer/',
  '/api/health/live',
  '/api/no-such-call',
  '/api/openapi.json?x=1',
  '/registry.json',
  '/robots.txt',
  '/service-worker.js',
  '/athlete-pages/no-such-file.js',
  '/shell/1.0.0-none/no-such-file.js',
  '/calendar',
  '/?from=home',
];

story(
  'a browser that keeps the app requests each page and each download once',
  OWN_BROWSER,
  async ({ browser, product }) => {
    const { coach, teamId } = product.freshSquad();
    const proxy = await startCountingProxy(product);
    const phone = await keepingPhone(browser, { ...product, url: proxy.url });
    const page = await phone.newPage();
    const worker = await phone.newCDPSession(page);
    await worker.send('ServiceWorker.enable');
    const countOf = async (path: string, open: () => Promise<unknown>) => {
      // A worker that has to start first leaves the browser time to send a request of its own.
      await worker.send('ServiceWorker.stopAllWorkers');
      const before = proxy.requests.length;
      await open();
      await page.waitForTimeout(SETTLED_MS);
      return [path, proxy.requests.slice(before).filter((request) => request === `GET ${path}`).length];
    };
    const link = (path: string, attributes: Record<string, string> = {}) =>
      page.evaluate(
        ([href, more]) => {
          const anchor = Object.assign(document.createElement('a'), { href, textContent: 'link' }, more);
          document.body.replaceChildren(anchor);
        },
        [path, attributes] as const,
      );

    try {
      await page.goto('/login');
      await expectOfflineOpening(page, 'ready');
      await page.reload();
      await story.step('an address that is typed, followed by a link, loaded again, and gone back to', async () => {
        const counts = [];
        for (const path of OPENED) counts.push(await countOf(path, () => page.goto(path)));
        expect(counts).toEqual(OPENED.map((path) => [path, 1]));
        // The page of athletes removes only a worker of its own.
        expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
          `${proxy.url}/service-worker.js`,
        );

        await page.goto('/terms');
        await link('/join');
        expect(
          await countOf('/join', () => Promise.all([page.waitForURL('/join'), page.getByText('link').click()])),
        ).toEqual(['/join', 1]);
        expect(await countOf('/join', () => page.reload())).toEqual(['/join', 1]);
        await page.goto('/answer');
        expect(await countOf('/join', () => page.goBack())).toEqual(['/join', 1]);
      });

      await story.step('a window of its own', async () => {
        await page.goto('/terms');
        await link('/answer', { target: '_blank' });
        const inWindow = () => Promise.all([phone.waitForEvent('page'), page.getByText('link').click()]);
        expect(await countOf('/answer', inWindow)).toEqual(['/answer', 1]);
      });

      await story.step('a download by a plain link', async () => {
        await signInByApi(page, coach);
        const headers = { origin: proxy.url };
        const feed = await page.request.post('/api/calendar/feed', { data: { team_id: teamId }, headers });
        const { path } = (await feed.json()) as { path: string };
        for (const attributes of [{}, { download: 'team.ics' }]) {
          await page.goto('/terms');
          await link(path, attributes as Record<string, string>);
          const download = (): Promise<unknown> =>
            Promise.all([page.waitForEvent('download'), page.getByText('link').click()]);
          expect(await countOf(path, download)).toEqual([path, 1]);
        }
      });
    } finally {
      await phone.close();
      proxy.stop();
    }
  },
);

story('without a network, an address outside of the app says so', OWN_BROWSER, async ({ browser, product }) => {
  const phone = await keepingPhone(browser, product);
  const page = await phone.newPage();
  await page.goto('/login');
  await expectOfflineOpening(page, 'ready');
  await phone.setOffline(true);
  expect(await page.goto('/join').catch(String)).toContain('net::ERR_');
  await phone.setOffline(false);
  expect((await page.goto('/join'))?.status()).toBe(200);
  await phone.close();
});
