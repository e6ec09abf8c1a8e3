/** Stories of an area: a browser on the deployed product with the area's new build, signed in, on recorded answers. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

/** The rules about colours. All others have the same result in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * A story is a Playwright test whose `page` is signed in. It fails when the page throws an error, breaks the content security policy or
 * misuses React.
 */
export const story = test.extend({
  page: async ({ page }, use) => {
    await signIn(page.request);
    await use(page);
  },
  strict: [
    async ({ page }, use) => {
      const errors = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (/Content Security Policy|Minified React error|Each child in a list/.test(message.text()))
          errors.push(message.text());
      });
      await use();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in. @param request of a page or a browser context */
export async function signIn(request) {
  const response = await request.post('/api/coach/login', {
    data: { email: 'coach@club.example', password: 'any' },
    headers: { origin: process.env.PROVE_URL },
  });
  expect(response.status()).toBe(200);
}

/** What the page's shell says of an area: `phase`, `running` (version or null), `attempts`, `why` it does not run. */
export const areaStatus = async (page, area) =>
  (await page.evaluate(() => globalThis.__touchline.status())).areas.find(({ name }) => name === area);

/** Expects no violations of accessibility on the page in either theme; then restores the theme. */
export async function expectNoAxeViolations(page) {
  await expectNoViolations(page);
  const [current, other] = await page.evaluate(() =>
    globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? ['dark', 'light'] : ['light', 'dark'],
  );
  await useTheme(page, other);
  await expectNoViolations(page, COLOUR_RULES);
  await useTheme(page, current);
}

async function useTheme(page, colorScheme) {
  const background = () => page.evaluate(() => globalThis.getComputedStyle(globalThis.document.body).backgroundColor);
  const before = await background();
  await page.emulateMedia({ colorScheme });
  await expect.poll(background).not.toBe(before);
}

async function expectNoViolations(page, rules) {
  // A message that fades out during the check has colours of no theme. Only a violation found twice counts.
  const first = await findViolations(page, rules);
  expect(first.length === 0 ? first : await findViolations(page, rules)).toEqual([]);
}

async function findViolations(page, rules) {
  // Elements that fade in do not have their final colours yet. Animations are finished, not awaited: the browser pauses
  // animations that are out of sight.
  await page.evaluate(() => {
    for (const animation of globalThis.document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  });
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: rules } }) });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
