import { expectNoAxeViolations } from '../support/axe.js';
import { formOf } from '../support/calendar.js';
import { colleague } from '../support/colleagues.js';
import { expect, openAs, story, visit } from '../support/story.js';
import { expectTouchTarget } from '../support/touch-target.js';
import type { Page } from '@playwright/test';

/** Each empty screen with its text, and the first link that names what comes next. */
type EmptyScreens = readonly (readonly [path: string, text: string])[];

const OF_ATHLETES: EmptyScreens = [
  ['/attendance/stats', 'No athletes found'],
  ['/dashboard/squad', 'No athletes in your teams yet.'],
  ['/dashboard/squad/history', 'No flags and no decisions in these days.'],
  ['/dashboard/wellness', 'No athletes found'],
  ['/dashboard/srpe', 'No athletes found'],
  ['/dashboard/apex', 'No athletes found'],
  ['/workouts', 'No athletes found'],
  ['/workouts/alpha-assist', 'There are no athletes in your teams yet.'],
];
const OF_EVENTS: EmptyScreens = [
  ['/calendar', 'No events on this day'],
  ['/attendance/sessions', 'No event with attendance is over in the last 14 days.'],
];

const main = (page: Page) => page.getByRole('main');

/** On each screen, reads the text and presses the link with the keyboard; `arrived` checks the page behind it. */
async function walk(page: Page, screens: EmptyScreens, link: string, arrived: () => Promise<void>): Promise<void> {
  for (const [path, text] of screens) {
    await visit(page, path);
    await expect(main(page).getByText(text, { exact: true }).first()).toBeVisible();
    const next = main(page).getByRole('link', { name: link, exact: true }).first();
    await expect(next).toBeVisible();
    await expectNoAxeViolations(page);
    await expectTouchTarget(next);
    await next.press('Enter');
    await arrived();
  }
}

story('each empty screen of a new club leads to the step that fills it', async ({ page, product }) => {
  await openAs(page, '/attendance', product.freshCoach());

  await story.step('without a team: to the form for the first one', async () => {
    const screens = [['/attendance', 'You have no teams yet.'], ...OF_ATHLETES, ...OF_EVENTS] as const;
    await walk(page, screens, 'Create a team', async () => {
      await expect(page).toHaveURL('/team-creation?create=1');
      await expect(page.getByRole('dialog', { name: 'Create New Team' })).toBeVisible();
    });
  });

  await story.step('the form creates the team, whose screens lead to its roster', async () => {
    await visit(page, '/team-creation?create=1');
    const dialog = page.getByRole('dialog', { name: 'Create New Team' });
    await dialog.getByLabel('Sport').fill('soccer (w');
    await page.getByRole('option', { name: 'Soccer (W)' }).click();
    await dialog.getByRole('button', { name: 'Create Team' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/team-creation');
    await walk(page, OF_ATHLETES, 'Bring the roster', async () => {
      await expect(page).toHaveURL(/\/team-creation\/\d+\/import$/);
      await expect(page.getByRole('heading', { name: 'Import roster' })).toBeVisible();
    });
  });
});

story(
  'with athletes, and without events and answers, it leads to the calendar and to links',
  async ({ page, product, browser }) => {
    const { coach, teamId, athletes } = product.freshSquad();
    await openAs(page, '/attendance', coach);

    await story.step('no events: to the form for the first one', async () => {
      await walk(
        page,
        [['/attendance/stats', 'No attendance recorded yet.'], ...OF_EVENTS],
        'Plan the week',
        async () => {
          await expect(page).toHaveURL(new RegExp(`/calendar\\?team=${teamId}(&day=[\\d-]+)?&form=add$`));
          await expect(formOf(page, 'Add Event').getByLabel('Title')).toBeFocused();
        },
      );
    });

    await story.step('no answers: to what the athlete needs for them, on the roster', async () => {
      const address = `/dashboard/wellness?athlete=${athletes[0]?.id}`;
      await walk(page, [[address, 'No wellness entries yet.']], 'Hand out links', async () => {
        await expect(page).toHaveURL(`/team-creation/${teamId}?phone=${athletes[0]?.id}`);
        await expect(page.getByRole('dialog')).toContainText(athletes[0]?.name ?? '');
      });
    });

    await story.step('whose role may not plan reads who may', async () => {
      const viewer = await colleague(browser, page, { teamId, role: 'viewer', name: 'Vic Viewer' });
      try {
        await viewer.goto('/attendance/stats');
        await expect(main(viewer).getByText('Next: plan the week. This needs: Head coach, Coach')).toBeVisible();
        await expect(main(viewer).getByRole('link', { name: 'Plan the week' })).toHaveCount(0);
        await expectNoAxeViolations(viewer);
      } finally {
        await viewer.context().close();
      }
    });
  },
);
