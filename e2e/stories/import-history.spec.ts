import { addDays } from '@touchline/contracts/calendar-date';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, signInByApi, story } from '../support/story.js';

story('a coach brings the answers of an old form, and takes them back', async ({ page, product }) => {
  const squad = product.freshSquad();
  await signInByApi(page, squad.coach);
  const [athlete] = (await (await page.request.get(`/api/athletes/list?team_id=${squad.teamId}`)).json()) as {
    athlete_id: number;
    first_name: string;
    last_name: string;
  }[];
  if (!athlete) throw new Error('the squad has no athletes');
  const name = `${athlete.first_name} ${athlete.last_name}`;
  const { today } = (await (await page.request.get('/api/dashboard/squad')).json()) as { today: string };
  const [first, second] = [addDays(today, -400), addDays(today, -399)];
  const entries = async () => {
    const query = `athlete_id=${athlete.athlete_id}&from=${first}&to=${second}`;
    const answer = (await (await page.request.get(`/api/athletes/wellness?${query}`)).json()) as {
      date: string;
      sleep_quality: number;
    }[];
    return answer.map(({ date, sleep_quality: sleep }) => [date, sleep]);
  };
  expect(await entries()).toEqual([]);

  await story.step('the page asks which scale the question had, and whose an unknown name is', async () => {
    await page.goto(`/team-creation/${squad.teamId}/import`);
    await page.getByRole('combobox', { name: 'What is in the file?' }).click();
    await page.getByRole('option', { name: 'Wellness' }).click();
    await expect(page.getByRole('heading', { name: 'Import wellness' })).toBeVisible();
    const lines = ['Name;Date;How did you sleep?', `${name};${first};4`, `Nickname;${second};1`];
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'form.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await expect(page.getByText('Which scale has this question?')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('radio', { name: '1 is very badly, 5 is very well: 4 → 3 · 1 → 10' }).click();
    await page.getByRole('combobox', { name: 'Nickname' }).click();
    await page.getByRole('option', { name, exact: true }).click();
    await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  await story.step('one press stores it, with the word of the club where somebody is a minor', async () => {
    const statement = page.getByRole('checkbox', { name: /^The club may keep what this file says/ });
    if (await statement.isVisible()) await statement.click();
    await page.getByRole('button', { name: 'Import 2 surveys' }).click();
    await expect(page.getByText('Imported: 2 new surveys, 0 changed.')).toBeVisible();
    expect(await entries()).toEqual([
      [first, 3],
      [second, 10],
    ]);
  });

  await story.step('a day that was edited since stays when the file is taken back', async () => {
    const ratings = { sleep_quality: 7, fatigue: 7, muscle_soreness: 7, stress: 7 };
    const edited = { athlete_id: athlete.athlete_id, date: first, ...ratings };
    const saved = await page.request.put('/api/athletes/wellness', {
      data: { entries: [edited] },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(saved.status()).toBe(200);
    await page.getByRole('button', { name: 'Undo form.csv' }).click();
    await expect(page.getByText('What came with “form.csv” is deleted')).toBeVisible();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('1 survey removed, 0 restored.')).toBeVisible();
    expect(await entries()).toEqual([[first, 7]]);
  });

  await story.step('its row says what taking it back costs, and goes when that is confirmed', async () => {
    await page.getByRole('link', { name: 'Look at the rows that stayed' }).click();
    await expect(page.getByRole('heading', { name: 'Rows of “form.csv”' })).toBeVisible();
    await expect(page.getByText('Edited since')).toBeVisible();
    await expectNoAxeViolations(page);
    const takeBack = page.getByRole('button', { name: `Take back… ${name}` });
    await takeBack.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Deletes this day’s answer, which was edited after the import.')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('All rows of this file are taken back.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rows of “form.csv”' })).toBeFocused();
    expect(await entries()).toEqual([]);
    await page.getByRole('link', { name: 'Import' }).click();
    await expect(page.getByText(/Taken back/)).toBeVisible();
  });
});
