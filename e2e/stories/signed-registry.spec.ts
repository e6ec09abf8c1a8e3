import { startProduct, type Product } from '../support/product.js';
import { SignedSite } from '../support/signed-site.js';
import { expect, OWN_BROWSER, signIn, story as base, visit } from '../support/story.js';

const UNVERIFIED = 'Failed to load the pages of this app. Their signature could not be verified. Try again later.';

const story = base.extend<{ signed: { site: SignedSite; product: Product } }>({
  signed: [
    async ({ product: other }, use) => {
      const site = new SignedSite(other.siteDir);
      const product = await startProduct({ SITE_DIR: site.path });
      await use({ site, product });
      await product.stop();
      site.remove();
    },
    // A shell is built, and a product starts: neither is time of the story.
    { timeout: 300_000 },
  ],
});

story(
  'a registry that was not signed with the key of the site: the page goes on with the last verified one, or says so',
  OWN_BROWSER,
  async ({ page, signed: { site, product } }) => {
    const grid = page.getByRole('grid', { name: /20\d\d$/ });
    const forgeries = {
      unsigned: 'the registry is not signed',
      'signed with another key': 'the signature of the registry is wrong',
      'changed after it was signed': 'the signature of the registry is wrong',
    } as const;
    await page.goto(`${product.url}/calendar`);
    await signIn(page);
    await expect(grid).toBeVisible();

    for (const [how, why] of Object.entries(forgeries)) {
      await story.step(`${how}: a browser that has verified one works on, and knows why`, async () => {
        site.forge(how as keyof typeof forgeries);
        await page.goto(`${product.url}/calendar`);
        await expect(grid).toBeVisible();
        await page.getByRole('button', { name: 'Help', exact: true }).click();
        await page.getByRole('menuitem', { name: 'About this app' }).click();
        await expect(page.getByRole('dialog', { name: 'About this app' })).toContainText(why);
      });

      await story.step(`${how}: a new browser runs nothing, says so, and the frame works`, async () => {
        await page.evaluate(() => localStorage.clear());
        await page.goto(`${product.url}/profile`);
        await expect(page.getByText('Change Password')).toBeVisible();
        await visit(page, '/calendar');
        await expect(page.getByText(UNVERIFIED)).toBeVisible();
        site.restore();
        // The page may read the registry again by itself before it is asked to.
        await expect(async () => {
          const tryAgain = page.getByRole('button', { name: 'Try again' });
          if (await tryAgain.isVisible()) await tryAgain.click({ timeout: 1_000 });
          await expect(grid).toBeVisible({ timeout: 3_000 });
        }).toPass();
      });
    }
  },
);
