import { expectNoAxeViolations } from '../support/axe.js';
import { CLUB_ZONE } from '../support/coach-day.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, SHORT, signInByApi, story } from '../support/story.js';

/** Who belongs to a team is judged by the club's day. */
story.use({ timezoneId: CLUB_ZONE });

story(
  'the season of a team changes in one step, is undone, and is planned for summer',
  SHORT,
  async ({ page, product }) => {
    const squad = product.freshSquad();
    await signInByApi(page, squad.coach);
    const { teamId, athletes } = squad;
    const [first, second] = athletes;
    const made = await page.request.post('/api/teams', {
      data: {
        ...{ sport: 'Soccer (W)', name: 'Under 19' },
        registration_code: Math.random().toString(36).slice(2).toUpperCase().padEnd(8, 'Q').slice(0, 8),
        code_expires_at: new Date(Date.now() + 6 * 86_400_000).toISOString(),
      },
      headers: { origin: await productOrigin(page) },
    });
    const { team_id: nextTeam } = (await made.json()) as { team_id: number };
    const countOf = async (team: number, query = '') =>
      ((await (await page.request.get(`/api/athletes/list?team_id=${team}${query}`)).json()) as unknown[]).length;
    const choose = async (who: string, what: string) => {
      await page.getByRole('combobox', { name: who }).click();
      await page.getByRole('option', { name: what }).click();
    };

    await story.step('the coach chooses for all, and for two athletes otherwise', async () => {
      await page.goto(`/team-creation/${teamId}`);
      await page.getByRole('link', { name: 'Change season' }).click();
      await choose('All athletes', 'Moves to Under 19');
      await choose(first?.name ?? '', 'Stays');
      await choose(second?.name ?? '', 'Leaves the team');
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Review' }).click();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
      await expectNoAxeViolations(page);
      expect(await countOf(nextTeam)).toBe(0);
    });

    await story.step('the change is done as a whole', async () => {
      await page.getByRole('button', { name: 'Change season' }).click();
      await expect(page.getByText(`The season is changed for ${athletes.length - 1} athletes.`)).toBeVisible();
      const counts = [await countOf(teamId), await countOf(nextTeam), await countOf(teamId, '&archived=true')];
      expect(counts).toEqual([1, athletes.length - 2, 1]);
    });

    await story.step('its undo brings everybody back', async () => {
      await page.getByRole('button', { name: /^Undo until/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(/returned to the former teams\.$/)).toBeVisible();
      expect([await countOf(teamId), await countOf(nextTeam)]).toEqual([athletes.length, 0]);
      await expect(page.getByRole('button', { name: /^Undo until/ })).toHaveCount(0);
    });

    await story.step('the next season is planned, and leaving the page with a choice asks first', async () => {
      await choose('All athletes', 'Moves to Under 19');
      await page.getByRole('link', { name: 'Roster' }).click();
      await page.getByRole('button', { name: 'Stay on page' }).click();
      const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
      await page.getByLabel('First day of the new season').fill(day);
      await page.getByRole('button', { name: 'Review' }).click();
      await page.getByRole('button', { name: 'Change season' }).click();
      await expect(page.getByText(`The season is changed for ${athletes.length} athletes.`)).toBeVisible();
      expect([await countOf(teamId), await countOf(nextTeam)]).toEqual([athletes.length, 0]);
    });
  },
);
