import { colleague } from '../support/colleagues.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { CLUB_ZONE, coachDay } from '../support/coach-day.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, signInByApi, story } from '../support/story.js';
import type { Page } from '@playwright/test';

/** Who belongs to a team is judged by the club's day. */
story.use({ timezoneId: CLUB_ZONE });

const NOTE = 'Meniscus, MRI on Friday.';

const put = async (page: Page, path: string, data: object) =>
  page.request.put(path, { data, headers: { origin: await productOrigin(page) } });

story(
  'a physio writes what an attendance volunteer does not see, and a role that changes takes hold on the open page',
  async ({ page, product, browser }) => {
    const squad = product.freshSquad();
    await signInByApi(page, squad.coach);
    const { teamId } = squad;
    const [athlete] = squad.athletes;
    const physio = await colleague(browser, page, { teamId, role: 'medical', name: 'Pat Physio' });
    const volunteer = await colleague(browser, page, { teamId, role: 'attendance_only', name: 'Vera Volunteer' });
    try {
      await story.step('the physio records an availability with a note', async () => {
        await physio.goto(`/team-creation/${teamId}`);
        await expect(physio.getByRole('heading', { name: 'Soccer (W)', exact: true })).toBeVisible();
        await expect(physio.getByRole('button', { name: `Edit ${athlete?.name}` })).toHaveCount(0);
        const words = { status: 'out', body_part: 'Knee', note: NOTE, from: undefined, until: null, version: 0 };
        expect((await put(physio, `/api/athletes/${athlete?.id}/availability`, words)).status()).toBe(200);
        await physio.goto('/dashboard/squad');
        await expect(physio.getByRole('row', { name: new RegExp(athlete?.name ?? '') })).toContainText('Out');
        await expectNoAxeViolations(physio);
      });

      await story.step('the volunteer sees who is on the team, and nothing of their health', async () => {
        const read: string[] = [];
        volunteer.on('response', (response) => {
          if (response.url().includes('/api/'))
            void response.text().then(
              (text) => read.push(`${response.status()} ${response.url()} ${text}`),
              () => undefined,
            );
        });
        await volunteer.goto('/attendance');
        await expect(volunteer.getByRole('main')).toContainText('event');
        await volunteer.goto(`/team-creation/${teamId}`);
        await expect(volunteer.getByText(athlete?.name ?? '').first()).toBeVisible();
        await volunteer.goto('/dashboard');
        await expect(volunteer.getByRole('main')).toBeVisible();
        await volunteer.waitForLoadState('networkidle');
        const all = read.join('\n');
        expect(all).not.toContain(NOTE);
        expect(all).not.toContain('Knee');
        expect(all.split('\n').filter((line) => line.startsWith('403'))).toEqual([]);
        await expectNoAxeViolations(volunteer);
      });

      await story.step('a page that the role does not have says so, with the pages that it has', async () => {
        await volunteer.goto('/dashboard/wellness');
        await expect(volunteer.getByText(/^Your role does not have this page/)).toBeVisible();
        await expect(volunteer.getByRole('link', { name: 'Open Take Attendance' })).toBeVisible();
        await expect(volunteer.getByRole('link', { name: 'Open Wellness' })).toHaveCount(0);
        expect((await volunteer.request.get(`/api/athletes/wellness?athlete_id=${athlete?.id}`)).status()).toBe(403);
      });

      await story.step('the head coach makes the physio a viewer: the open board goes with the next call', async () => {
        const staff = (await (await page.request.get(`/api/teams/${teamId}/staff`)).json()) as {
          staff: { coach_id: number; name: string }[];
        };
        const pat = staff.staff.find(({ name }) => name === 'Pat Physio')?.coach_id;
        const changed = await put(page, `/api/teams/${teamId}/staff/${pat}`, { role: 'viewer', if_role: 'medical' });
        expect(changed.status()).toBe(200);
        // The board asks again by itself; a reload is what an impatient reader does.
        await physio.reload();
        await expect(physio.getByText(/^Your role does not have this page/)).toBeVisible();
        await expect(physio.getByText('Out', { exact: true })).toHaveCount(0);
      });
    } finally {
      await physio.context().close();
      await volunteer.context().close();
    }
  },
);

story(
  'an athlete in two teams has the same figures in both, and counts once in all teams',
  async ({ page, product }) => {
    const squad = product.freshSquad();
    await signInByApi(page, squad.coach);
    const [keeper] = squad.athletes;
    const headers = { origin: await productOrigin(page) };
    const code = Math.random().toString(36).slice(2).toUpperCase().padEnd(8, 'Q').slice(0, 8);
    const expires = new Date(Date.now() + 6 * 86_400_000).toISOString();
    const made = await page.request.post('/api/teams', {
      data: { sport: 'Soccer (W)', name: 'Seniors', registration_code: code, code_expires_at: expires },
      headers,
    });
    expect(made.status()).toBe(201);
    const { team_id: seniors } = (await made.json()) as { team_id: number };

    await story.step('the coach adds the athlete to the other team, on a screen', async () => {
      await page.goto(`/team-creation/${squad.teamId}`);
      await page.getByRole('button', { name: `More actions for ${keeper?.name}` }).click();
      await page.getByRole('menuitem', { name: 'Teams and guest days' }).click();
      const dialog = page.getByRole('dialog', { name: 'Teams and guest days' });
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Add a team' }).click();
      const form = page.getByRole('dialog', { name: 'Add a team' });
      await form.getByRole('combobox', { name: 'Team' }).click();
      await page.getByRole('option', { name: 'Seniors' }).click();
      await form.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText(`${keeper?.name} now also belongs to Seniors.`)).toBeVisible();
      await expect(dialog.getByRole('listitem')).toHaveCount(2);
    });

    await story.step('the figures are equal in both views, and the person counts once', async () => {
      const today = await coachDay(page);
      const entries = [{ athlete_id: keeper?.id, date: today, rpe: 6, duration_min: 90 }];
      expect((await put(page, '/api/athletes/training-load', { entries })).status()).toBe(200);
      const rowOf = async (teamId: number) => {
        const board = (await (await page.request.get(`/api/dashboard/squad?team_id=${teamId}`)).json()) as {
          athletes: { athlete_id: number; load: object; wellness: object }[];
        };
        const row = board.athletes.find(({ athlete_id: id }) => id === keeper?.id);
        return { load: row?.load, wellness: row?.wellness };
      };
      expect(await rowOf(seniors)).toEqual(await rowOf(squad.teamId));
      const total = async (query: string) =>
        ((await (await page.request.get(`/api/dashboard/overview${query}`)).json()) as { total_athletes: number })
          .total_athletes;
      const counts = [await total(''), await total(`?team_id=${squad.teamId}`), await total(`?team_id=${seniors}`)];
      expect(counts).toEqual([squad.athletes.length, squad.athletes.length, 1]);
      await page.goto(`/team-creation/${seniors}`);
      await expect(page.getByRole('row', { name: new RegExp(keeper?.name ?? '') })).toBeVisible();
    });
  },
);
