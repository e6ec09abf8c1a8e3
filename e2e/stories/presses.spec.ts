import { agree, answerToday, athletePhone, newLink, pair, STORED } from '../support/athlete-phone.js';
import { countPresses } from '../support/presses.js';
import { squadTable } from '../support/squad.js';
import { expect, openAs, signInByApi, story } from '../support/story.js';

story('a team takes four presses, from the page of teams', async ({ page, product }) => {
  await openAs(page, '/team-creation', product.freshCoach());
  const { press, type, count } = countPresses();
  const dialog = page.getByRole('dialog', { name: 'Create New Team' });
  await press(page.getByRole('button', { name: 'Create New Team' }));
  await type(dialog.getByLabel('Sport'), 'handball (w');
  await press(page.getByRole('option', { name: 'Handball (W)' }));
  await press(dialog.getByRole('button', { name: 'Create Team' }));
  await expect(page.getByRole('group', { name: 'Bring the roster of Handball (W)' }).getByRole('link')).toHaveText([
    'File or pasted list',
    'Poster',
    'Signed form',
  ]);
  expect(count()).toBeLessThanOrEqual(4);
});

story('a decision with a message, and an injury, take seven presses from the board', async ({ page, product }) => {
  const squad = product.freshSquad();
  const athlete = squad.athletes[0]!;
  await openAs(page, '/dashboard/squad', squad.coach);
  await expect(squadTable(page)).toBeVisible();
  const { press, type, count } = countPresses();
  const dialog = page.getByRole('dialog', { name: athlete.name });
  await press(squadTable(page).getByRole('button', { name: athlete.name }));
  await press(dialog.getByRole('button', { name: 'Rest', exact: true }));
  await type(dialog.getByLabel('Message to the athlete'), 'Stay at home today, and see the physio.');
  await press(dialog.getByRole('button', { name: 'Save decision' }));
  await expect(page.getByText('Decision saved.')).toBeVisible();
  await press(page.getByRole('button', { name: 'Change availability' }));
  const availability = page.getByRole('dialog', { name: 'Availability' });
  await press(availability.getByRole('button', { name: 'Out', exact: true }));
  await press(availability.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Availability saved.')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(7);
  await page.keyboard.press('Escape');
  await expect(squadTable(page).getByRole('row', { name: new RegExp(athlete.name) })).toContainText(
    /Out[\s\S]*Rest until/,
  );
});

story(
  'an athlete’s answer takes seven taps, the one that opens the page included',
  async ({ page, browser, product }) => {
    const squad = product.freshSquad();
    await signInByApi(page, squad.coach);
    const context = await athletePhone(browser, product);
    const phone = await context.newPage();
    await pair(phone, await newLink(page, squad.athletes[0]!.id));
    await agree(phone);
    await phone.goto('/answer');
    const taps = 1 + (await answerToday(phone, [2, 4, 3, 2]));
    await expect(phone.getByText(STORED)).toBeVisible();
    expect(taps).toBeLessThanOrEqual(7);
    await context.close();
  },
);
