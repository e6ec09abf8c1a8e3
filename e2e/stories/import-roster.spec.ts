import { expectNoAxeViolations } from '../support/axe.js';
import { rosterFile } from '../support/roster-file.js';
import { expect, signInByApi, story } from '../support/story.js';

const file = rosterFile();

story('a coach who never saw it brings a roster of 24 from a file', async ({ page, product }) => {
  const squad = product.freshSquad();
  await signInByApi(page, squad.coach);
  const countOf = async () =>
    ((await (await page.request.get(`/api/athletes/list?team_id=${squad.teamId}`)).json()) as unknown[]).length;
  const before = await countOf();
  let presses = 0;
  const press = async (name: string, role: 'button' | 'link' = 'button') => {
    presses += 1;
    await page.getByRole(role, { name }).click();
  };

  await story.step('from the roster to the preview', async () => {
    await page.goto(`/team-creation/${squad.teamId}`);
    await press('Import', 'link');
    await expectNoAxeViolations(page);
    const choosing = page.waitForEvent('filechooser');
    await press('Choose file');
    // The press in the dialog of the browser.
    presses += 1;
    await (await choosing).setFiles(file);
    await expect(page.getByText('24 new', { exact: true })).toBeVisible();
    await expect(page.getByText(/24 rows and 5 columns were found\..*Decimals have a comma\./)).toBeVisible();
    await expectNoAxeViolations(page);
    expect(await countOf()).toBe(before);
  });

  await story.step('one press stores it', async () => {
    await press('Import 24 athletes');
    await expect(page.getByText('Imported: 24 new athletes, 0 changed.')).toBeVisible();
    expect(await countOf()).toBe(before + 24);
    expect(presses).toBeLessThanOrEqual(12);
  });

  await story.step('the same file again changes nothing', async () => {
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await expect(page.getByText('24 already there', { exact: true })).toBeVisible();
    await expect(page.getByText('Nothing in this file is new. There is nothing to import.')).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
  });

  await story.step('pasted cells are read as a file is, and a bad one says what to do', async () => {
    const cells = page.getByLabel('Or paste cells');
    await cells.evaluate((box, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, 'Name\tBorn\nZoe Zett\t31.02.2010\nYve Zett\t28.02.2010');
    await expect(page.getByText('1 new, 1 not possible', { exact: true })).toBeVisible();
    await expect(page.getByText(/is no date that exists/)).toBeVisible();
    await page.getByRole('button', { name: 'Choose another file' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'roster.xlsx',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('PK\u0003\u0004 broken'),
    });
    await expect(page.getByText(/^The file is damaged or incomplete\./)).toBeVisible();
  });

  await story.step('it is taken back as a whole', async () => {
    await page.getByRole('button', { name: 'Undo Kader U17.csv' }).click();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('24 athletes removed, 0 restored.')).toBeVisible();
    expect(await countOf()).toBe(before);
  });
});
