import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from '../support/axe.js';
import { rosterFile } from '../support/roster-file.js';
import { expect, signInByApi, story } from '../support/story.js';

story('a coach takes the roster out as a file, and the import knows everybody in it', async ({ page, product }) => {
  const squad = product.freshSquad();
  await signInByApi(page, squad.coach);

  await story.step('the roster is there', async () => {
    await page.goto(`/team-creation/${squad.teamId}/import`);
    await page.getByLabel('File', { exact: true }).setInputFiles(rosterFile());
    await page.getByRole('button', { name: 'Import 24 athletes' }).click();
    await expect(page.getByText('Imported: 24 new athletes, 0 changed.')).toBeVisible();
  });

  const download = async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    return downloading;
  };

  await story.step('two presses from the roster to the file', async () => {
    await page.goto(`/team-creation/${squad.teamId}`);
    await page.getByRole('link', { name: 'Export' }).click();
    await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
    await expectNoAxeViolations(page);
  });

  for (const format of ['Excel (.xlsx)', 'CSV'])
    await story.step(`the import reads ${format} without a question, and nothing in it is new`, async () => {
      await page.goto(`/team-creation/${squad.teamId}/export`);
      await page.getByRole('radio', { name: format }).check();
      const file = await download();
      expect(file.suggestedFilename()).toMatch(/-roster-\d{4}-\d\d-\d\d\.(xlsx|csv)$/);
      const buffer = await readFile(await file.path());
      await expect(page.getByText(`Downloaded ${file.suggestedFilename()}.`)).toBeVisible();

      await page.goto(`/team-creation/${squad.teamId}/import`);
      await page
        .getByLabel('File', { exact: true })
        .setInputFiles({ name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer });
      await expect(page.getByText('Nothing in this file is new. There is nothing to import.')).toBeVisible();
      await expect(page.getByText(/not possible|waiting for an answer/)).toHaveCount(0);
    });

  await story.step('a period without records is a sentence and no file', async () => {
    await page.goto(`/team-creation/${squad.teamId}/export`);
    await page.getByRole('combobox', { name: 'Data' }).click();
    await page.getByRole('option', { name: 'Tests' }).click();
    await page.getByLabel('First day').fill('2001-01-01');
    await page.getByLabel('Last day').fill('2001-01-31');
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('There is nothing in this period. Choose other days.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
