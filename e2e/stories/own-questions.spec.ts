import { addDays } from '@touchline/contracts/calendar-date';
import { formatMediumDate } from '@touchline/contracts/date-format';
import type { Measure } from '@touchline/contracts/measures.schema';
import { agree, athletePhone, clubDay, pair, squadWithLink } from '../support/athlete-phone.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { CLUB_ZONE } from '../support/coach-day.js';
import { productOrigin } from '../support/product-origin.js';
import { expect, OWN_BROWSER, story } from '../support/story.js';

// The list of questions begins on a day of the club, which the coach enters.
story.use({ timezoneId: CLUB_ZONE });

story(
  'a club asks a fifth question from tomorrow on, which a phone knows without a network',
  OWN_BROWSER,
  async ({ page: coach, browser, product }) => {
    const { squad, key } = await squadWithLink(coach, product);
    const label = `Groin ${squad.teamId}`;
    const tomorrow = addDays(clubDay(), 1);

    await story.step(
      'the coach adds the question, sees it as the athlete will, and asks it from tomorrow on',
      async () => {
        await coach.goto('/team-creation');
        await coach.getByRole('link', { name: 'Measures' }).click();
        await coach.getByRole('button', { name: 'Add measure' }).click();
        await coach.getByRole('textbox', { name: 'Name' }).fill(label);
        await coach.getByRole('textbox', { name: 'Question' }).fill('How does your groin feel?');
        await coach.getByRole('textbox', { name: 'Words at the smallest' }).fill('no problem');
        await coach.getByRole('textbox', { name: 'Words at the largest' }).fill('cannot train');
        await expect(coach.getByRole('region', { name: 'As the athlete sees it' })).toContainText('10 = cannot train');
        await expectNoAxeViolations(coach);
        await coach.getByRole('button', { name: 'Save' }).click();
        await expect(coach.getByText(`${label} added.`)).toBeVisible();

        await coach.getByRole('button', { name: 'Change questions' }).click();
        await coach.getByLabel('From').fill(tomorrow);
        await coach.getByRole('combobox', { name: 'Add a question' }).click();
        await coach.getByRole('option', { name: label }).click();
        await expectNoAxeViolations(coach);
        await coach.getByRole('button', { name: 'Save' }).click();
        await expect(coach.getByText(`${label}, every day, with the survey`)).toBeVisible();
        await expectNoAxeViolations(coach);
      },
    );

    await story.step('the form of today asks four questions, and that of tomorrow five, also offline', async () => {
      const context = await athletePhone(browser, product, { keepsFiles: true });
      const phone = await context.newPage();
      await pair(phone, key);
      await agree(phone);
      await phone.goto('/answer');
      await expect(phone.getByRole('group', { name: 'How stressed are you?' })).toBeVisible();
      await expect(phone.getByRole('group', { name: 'How does your groin feel?' })).toHaveCount(0);
      await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);

      await context.setOffline(true);
      await phone.clock.setFixedTime(new Date(Date.now() + 86_400_000));
      await phone.reload();
      const groin = phone.getByRole('group', { name: 'How does your groin feel?' });
      await expect(groin).toBeVisible();
      await expect(groin).toContainText('Read by: Head coach, Coach, Strength and conditioning, Medical.');
      await groin.getByRole('radio', { name: '0, no problem' }).tap();
      await expectNoAxeViolations(phone);
      await context.close();
    });

    await story.step('the answer of that day is in a chart of the wellness page', async () => {
      const athlete = squad.athletes[0]!.id;
      const catalogue = await coach.request.get('/api/measures');
      const measures = (await catalogue.json()) as Measure[];
      const { key: measure = '' } = measures.find(({ versions }) => versions[0]?.label === label) ?? {};
      // The athlete answers on the day itself; the coach may be in a time zone where it has begun.
      const ratings = { sleep_quality: 3, fatigue: 4, muscle_soreness: 3, stress: 2 };
      const entry = { athlete_id: athlete, date: tomorrow, version: 0, ...ratings, more: [{ measure, value: 6 }] };
      const stored = await coach.request.put('/api/athletes/wellness', {
        data: { entries: [entry] },
        headers: { origin: await productOrigin(coach) },
      });
      expect(stored.ok(), await stored.text()).toBe(true);

      await coach.goto(`/dashboard/wellness?athlete=${athlete}`);
      const card = coach.getByRole('region', { name: label, exact: true });
      await expect(card.getByText('“How does your groin feel?” 0 = no problem, 10 = cannot train.')).toBeVisible();
      await expectNoAxeViolations(coach);
      await card.getByRole('button', { name: 'Show as table' }).click();
      await expect(card.getByRole('row').last()).toHaveText(`${formatMediumDate(tomorrow)}6`);
    });
  },
);
