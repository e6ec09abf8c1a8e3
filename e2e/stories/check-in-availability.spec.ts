import { formatMonthDay } from '@touchline/contracts/date-format';
import { expectNoAxeViolations } from '../support/axe.js';
import { card, dialogOf, expectStatus, mark, opener, openCheckIn } from '../support/check-in.js';
import { coachDay } from '../support/coach-day.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, SHORT, story } from '../support/story.js';

story('check-in shows who is limited and what athletes report, and sets it', SHORT, async ({ page, product }) => {
  const { squad } = await openCheckIn(page, product);
  const [hurt, limited] = squad.athletes;
  const today = await coachDay(page);
  const headers = { origin: await productOrigin(page) };

  await story.step('what staff set elsewhere, and what an athlete reports with its day', async () => {
    const set = await page.request.put(`/api/athletes/${limited!.id}/availability`, {
      headers,
      data: { status: 'modified', body_part: 'Knee', note: 'No jumps.', until: today, today },
    });
    expect(set.status()).toBe(200);
    const ratings = { sleep_quality: 4, fatigue: 4, muscle_soreness: 4, stress: 4 };
    const injury = { injury_body_part: 'Ankle', injury_severity: 4 };
    const reported = await page.request.put('/api/athletes/wellness', {
      headers,
      data: { entries: [{ athlete_id: hurt!.id, date: today, ...ratings, ...injury }] },
    });
    expect(reported.status()).toBe(200);
    await page.reload();
    const day = formatMonthDay(today);
    await expect(card(page, limited!.name)).toContainText(`Modified · Knee · until ${day}`);
    await expect(card(page, hurt!.name)).toContainText(`Reports: Ankle 4/10 (${day})`);
    await expect(page.getByText('No jumps.')).toHaveCount(0);
    await expectNoAxeViolations(page);
  });

  await story.step('the dialog says both, and leads to the form', async () => {
    await opener(page, hurt!.name).click();
    await expect(dialogOf(page).getByText(/^Reports: Ankle 4\/10/)).toBeVisible();
    await expectNoAxeViolations(page);
    await dialogOf(page).getByRole('button', { name: 'Change availability (Available)' }).click();
    const form = page.getByRole('dialog', { name: 'Availability' });
    await expect(form.getByText(/^Reports: Ankle 4\/10/)).toBeVisible();
    await form.getByRole('button', { name: 'Out' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Availability saved.')).toBeVisible();
    await expect(form).toHaveCount(0);
  });

  await story.step('the card has it, and the athlete is still marked', async () => {
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(card(page, hurt!.name)).toContainText('Out');
    await mark(page, hurt!.name, 'Excused');
    await expectStatus(page, hurt!.name, 'Excused');
  });
});
