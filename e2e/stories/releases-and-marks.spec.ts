import { mark, openCheckIn, storedMarks } from '../support/check-in.js';
import { Releases, runningVersion, waitForRegistry } from '../support/releases.js';
import { expect, OWN_BROWSER, story, visit } from '../support/story.js';

const ATTENDANCE = 'mfe-attendance';
const withNewText = {
  edit: { 'check-in.js': (text: string) => text.replaceAll('Select Your Team', 'Select Your Squad') },
};

story(
  'marks on their way while the attendance is replaced by a new version are stored, and sent once',
  OWN_BROWSER,
  async ({ page, product }) => {
    const releases = new Releases(product, ATTENDANCE);
    try {
      await page.clock.install();
      const { squad, event } = await openCheckIn(page, product);
      const [first, second] = squad.athletes;
      const reached: number[] = [];
      let letThrough: () => void = () => undefined;
      const opened = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route('**/api/attendance', async (route) => {
        if (route.request().method() !== 'POST') return route.continue();
        await opened;
        reached.push((route.request().postDataJSON() as { athlete_id: number }).athlete_id);
        return route.continue();
      });
      const version = releases.promote(withNewText);
      await waitForRegistry(page);
      await mark(page, first!.name, 'Present');
      await mark(page, second!.name, 'Excused');

      await visit(page, '/profile');
      await expect(page.getByText('Change Password')).toBeVisible();
      await expect.poll(() => runningVersion(page, ATTENDANCE)).toBe(version);
      letThrough();
      await expect.poll(() => storedMarks(page, event.id)).toEqual({ [first!.id]: 'present', [second!.id]: 'excused' });
      await visit(page, '/attendance');
      await expect(page.getByText('Select Your Squad')).toBeVisible();
      await page.clock.runFor(30_000);
      expect(reached).toEqual([first!.id, second!.id]);
    } finally {
      releases.restore();
    }
  },
);
