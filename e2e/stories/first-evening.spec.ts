import { addDays, mondayOf, todayIn } from '@touchline/contracts/calendar-date';
import { expectNoAxeViolations } from '../support/axe.js';
import { formOf } from '../support/calendar.js';
import { CLUB_ZONE } from '../support/coach-day.js';
import { countPresses } from '../support/presses.js';
import { startProduct } from '../support/product.js';
import { rosterFile } from '../support/roster-file.js';
import { expect, signIn, story } from '../support/story.js';

/** Presses from the sign-in to printed links; a field that is typed into counts as one. */
const PRESSES_MAX = 42;

story.use({ timezoneId: CLUB_ZONE });

story('the first evening: a team, 24 athletes, a week of practices and printed links', async ({ page }) => {
  const product = await startProduct({ DEMO_DATA: 'off' });
  const presses = countPresses();
  const { press, type } = presses;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const step = (name: string) => page.getByRole('listitem', { name, exact: true });
  const toOverview = async () => {
    await press(page.getByRole('link', { name: 'Touchline' }));
    await expect(page.getByRole('heading', { name: 'First steps' })).toBeVisible();
  };
  try {
    const output = product.coach(
      ...['add', '--institution', 'New Club', '--time-zone', CLUB_ZONE, '--email', 'kim@club.example', '--name', 'Kim'],
    );
    await page.goto(`${product.url}/login`);
    await signIn(page, { email: 'kim@club.example', password: /^Password: (\S+)$/m.exec(output)?.[1] ?? '' });
    presses.add(3);

    await story.step('the overview of a new club says what is first', async () => {
      await expect(step('Create a team: To do')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Total Athletes' })).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link', { name: 'Create a team' })).toHaveCount(1);
      await expectNoAxeViolations(page);
      await press(step('Create a team: To do').getByRole('link'));
      const dialog = page.getByRole('dialog', { name: 'Create New Team' });
      await type(dialog.getByLabel('Sport'), 'soccer (w');
      await press(page.getByRole('option', { name: 'Soccer (W)' }));
      await press(dialog.getByRole('button', { name: 'Create Team' }));
      await expect(dialog).toHaveCount(0);
    });

    await story.step('the roster comes from a file', async () => {
      await toOverview();
      await expect(step('Create a team: Done')).toBeVisible();
      await press(link('File or pasted list'));
      const choosing = page.waitForEvent('filechooser');
      await press(button('Choose file'));
      presses.add(1);
      await (await choosing).setFiles(rosterFile());
      await press(button('Import 24 athletes'));
      await expect(page.getByText('Imported: 24 new athletes, 0 changed.')).toBeVisible();
    });

    await story.step('the first practice repeats every week', async () => {
      await toOverview();
      await expect(step('Bring the roster: Done')).toBeVisible();
      await press(link('Plan a practice'));
      const form = formOf(page, 'Add Event');
      const monday = addDays(mondayOf(todayIn(CLUB_ZONE, new Date())), 7);
      await type(form.getByLabel('Date'), monday);
      await type(form.getByLabel('Time'), '18:00');
      await type(form.getByLabel('Repeat weekly until'), addDays(monday, 28));
      await press(form.getByRole('button', { name: 'Add Event' }));
      await expect(page.getByText(/^5 events added/)).toBeVisible();
    });

    await story.step('links are made and printed, and nothing is left to do', async () => {
      await toOverview();
      await press(link('Make links'));
      await press(button('Make links (24)'));
      await expect(button('Print cards')).toBeVisible();
      presses.add(1);
      expect(presses.count()).toBeLessThanOrEqual(PRESSES_MAX);
      await page.goto(`${product.url}/dashboard`);
      await expect(page.getByRole('region', { name: 'Total Athletes' })).toContainText('24');
      await expect(page.getByRole('heading', { name: 'First steps' })).toHaveCount(0);
    });
  } finally {
    await product.stop();
  }
});
