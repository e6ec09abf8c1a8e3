import { addDays } from '@touchline/contracts/calendar-date';
import { expectNoAxeViolations } from '../support/axe.js';
import { expect, openAs, story } from '../support/story.js';
import type { Page } from '@playwright/test';

const bring = async (page: Page, kind: string, lines: readonly string[]) => {
  await page.getByRole('combobox', { name: 'What is in the file?' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
  await expect(page.getByRole('heading', { name: `Import ${kind.toLowerCase()}` })).toBeVisible();
  await page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
};

story('a coach brings the events of a season, and who was there', async ({ page, product }) => {
  const { coach, teamId, athletes } = product.freshSquad();
  await openAs(page, `/team-creation/${teamId}/import`, coach);
  const { today } = (await (await page.request.get('/api/dashboard/squad')).json()) as { today: string };
  const day = (ago: number) => addDays(today, -ago);
  const names = athletes.slice(0, 2).map(({ name }) => name);
  const titles = async () => {
    const answer = await page.request.get(`/api/calendar/list?team_id=${teamId}`);
    return ((await answer.json()) as { date: string; event_title: string }[])
      .filter(({ date }) => date < today)
      .map(({ date, event_title: title }) => [date, title]);
  };
  expect(await titles()).toEqual([]);

  await story.step('a list of dates becomes events, with their type from the title', async () => {
    await bring(page, 'Events', [
      'Datum;Uhrzeit;Titel;Ort',
      `${day(20)};18:00;Training U16;Halle 3`,
      `${day(18)};;Sommerfest;`,
    ]);
    await expect(page.getByText('2 new', { exact: true })).toBeVisible();
    await expect(page.getByText('Start time: 18:00 · Type: Practice · Notes: Place: Halle 3')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Import 2 events' }).click();
    await expect(page.getByText('Imported: 2 new events, 0 changed.')).toBeVisible();
    expect(await titles()).toEqual([
      [day(20), 'Training U16'],
      [day(18), 'Sommerfest'],
    ]);
  });

  await story.step('a grid of days becomes marks at these events, and adds what is missing', async () => {
    await bring(page, 'Attendance', [
      `Name;${day(20)};${day(13)}`,
      `${names[0]};present;absent`,
      `${names[1]};excused;present`,
    ]);
    await expect(page.getByText('4 new', { exact: true })).toBeVisible();
    const practice = '1 practice comes to the calendar: the team has no event with attendance then.';
    await expect(page.getByText(practice)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Import 4 marks' }).click();
    await expect(page.getByText('Imported: 4 new marks, 0 changed.')).toBeVisible();
    expect(await titles()).toHaveLength(3);
  });

  await story.step('the list goes only where nothing was recorded', async () => {
    await page.getByRole('button', { name: 'Undo Events.csv' }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('1 event removed, 0 restored. This stays:')).toBeVisible();
    await expect(page.getByText('Training U16: Something was recorded at it since.')).toBeVisible();
    expect(await titles()).toEqual([
      [day(20), 'Training U16'],
      [day(13), 'Practice'],
    ]);
  });
});
