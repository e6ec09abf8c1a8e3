import { answerSurvey, keyOf, pairPhone } from '../support/athlete-calls.js';
import { newLink } from '../support/athlete-phone.js';
import { expectNoAxeViolations } from '../support/axe.js';
import { CLUB_ZONE } from '../support/coach-day.js';
import { pdfPages } from '../support/pdf-text.js';
import { endSession } from '../support/sessions.js';
import { closeAthlete, squadTable } from '../support/squad.js';
import { expect, openAs, SHORT, story } from '../support/story.js';
import { athleteRow, chooseFor } from '../support/teams.js';

const PHONE = { width: 390, height: 844 };

story.use({ timezoneId: CLUB_ZONE });

story('a coach makes links, prints cards, and sees who can answer', async ({ page, product }) => {
  const { coach, teamId, athletes } = product.freshSquad();
  const [first, second] = athletes.map(({ name }) => name);
  const roster = `/team-creation/${teamId}`;
  await openAs(page, roster, coach);
  await expect(athleteRow(page, first!)).toContainText('No consent');
  await expectNoAxeViolations(page);

  const code = page.getByRole('region', { name: 'Code', exact: true });
  await story.step('one code is on the screen, and its key nowhere else', async () => {
    await page.getByRole('link', { name: 'Make links' }).click();
    await page.getByRole('button', { name: 'Choose none' }).click();
    await page.getByRole('checkbox', { name: new RegExp(first!) }).check();
    await page.getByRole('checkbox', { name: new RegExp(second!) }).check();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Make links (2)' }).click();
    await expect(code.getByRole('status')).toContainText(`1 of 2${first}`);
    await expect(page.getByRole('img', { name: /^Code of/ })).toHaveCount(1);
    await expectNoAxeViolations(page);
    const key = await keyOf(code);
    expect(key).toMatch(/^[0-9A-Z]{26}$/);
    const stored = await page.evaluate(() => JSON.stringify([location.href, localStorage, sessionStorage]));
    expect(stored).not.toContain(key);
  });

  await story.step('the next code comes by key, and a phone that pairs is seen without a click', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(code.getByRole('status')).toContainText(`2 of 2${second}`);
    const phone = await pairPhone(product.url, await keyOf(code));
    await expect(code.getByRole('status')).toContainText('Phone paired', { timeout: 10_000 });
    await expectNoAxeViolations(page);
    await phone.dispose();
  });

  await story.step('a card per athlete is printed, and nothing else', async () => {
    const [sheet = '', ...others] = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    for (const text of [first!, second!, 'Soccer', 'Onlyforyou', 'answer#'])
      expect(sheet.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
    for (const { name } of athletes.slice(2)) expect(sheet).not.toContain(name.replace(/\s/g, ''));
    expect(sheet.replace(/\s/g, '')).not.toMatch(/Copylink|shownonlynow|Printcards|Nextathlete|Calendar/);
  });

  await story.step('leaving asks while nobody has the links, and then they are gone', async () => {
    await page.getByRole('link', { name: 'Roster' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without these codes?' });
    await expect(question).toContainText('1 athlete has neither paired a phone');
    await expectNoAxeViolations(page);
    await question.getByRole('button', { name: 'Stay on page' }).click();
    await expect(code.getByRole('status')).toContainText(second!);
    await page.getByRole('link', { name: 'Roster' }).click();
    await question.getByRole('button', { name: 'Leave page' }).click();
    await expect(athleteRow(page, first!)).toContainText('Link until');
    await page.goBack();
    await expect(page.getByRole('button', { name: /Make links/ })).toBeVisible();
    await expect(code).toHaveCount(0);
  });

  await story.step('a logout closes the links', async () => {
    await page.getByRole('button', { name: 'Choose all' }).click();
    await page.getByRole('button', { name: 'Make links (5)' }).click();
    await expect(code.getByRole('status')).toContainText('1 of 5');
    const key = (await keyOf(code)).slice(0, 4);
    page.on('dialog', (question) => void question.accept());
    await page.getByRole('button', { name: /^Account/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without these codes?' });
    await question.getByRole('button', { name: 'Leave page' }).click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.content()).not.toContain(key);
  });
});

story(
  'a session that ends over the codes covers them, on paper too, and a sign-in brings them back',
  async ({ page, product }) => {
    const { coach, teamId, athletes } = product.freshSquad();
    await openAs(page, `/team-creation/${teamId}/links`, coach);
    await page.getByRole('button', { name: 'Make links (5)' }).click();
    const code = page.getByRole('region', { name: 'Code', exact: true });
    await code.getByRole('button', { name: 'Next athlete' }).click();
    const key = await keyOf(code);

    await endSession(page);
    const lock = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(lock).toBeVisible({ timeout: 20_000 });

    await story.step('nothing of them can be seen, marked, printed or read out', async () => {
      const { nodes } = await (await page.context().newCDPSession(page)).send('Accessibility.getFullAXTree');
      const read = JSON.stringify(nodes.filter(({ ignored }) => !ignored));
      expect(read).toContain('Sign in again');
      expect(read).not.toMatch(/answer#|Next athlete/);
      const shown = page.locator('code', { hasText: '/answer#' }).first();
      const isOnTop = await shown.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element);
      });
      expect(isOnTop).toBe(false);
      expect(
        await page.evaluate(() => getComputedStyle(document.querySelector('dialog')!, '::backdrop').backgroundColor),
      ).toMatch(/^rgb\(/);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+A');
      expect(await page.evaluate(() => String(getSelection()))).not.toContain('answer#');
      const paper = pdfPages(await page.pdf({ preferCSSPageSize: true }))
        .join(' ')
        .replace(/\s/g, '');
      expect(paper).toContain('Signinagain');
      expect(paper).not.toMatch(/answer#|Onlyforyou/);
    });

    await story.step('the same codes are there after the sign-in', async () => {
      await lock.getByLabel('Password').fill(coach.password);
      await lock.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(lock).toHaveCount(0);
      await expect(code.getByRole('status')).toContainText(`2 of 5${athletes[1]!.name}`);
      expect(await keyOf(code)).toBe(key);
      expect(
        pdfPages(await page.pdf({ preferCSSPageSize: true }))
          .join(' ')
          .replace(/\s/g, ''),
      ).toContain('Onlyforyou');
    });
  },
);

story(
  'an answer of a phone is on the board within ten seconds, until the phone is ended',
  SHORT,
  async ({ page, product }) => {
    const { coach, teamId, athletes } = product.freshSquad();
    const { id, name } = athletes[0]!;
    await openAs(page, `/team-creation/${teamId}/links?athlete=${id}`, coach);
    await page.getByRole('button', { name: 'Make links (1)' }).click();
    const phone = await pairPhone(product.url, await keyOf(page.getByRole('region', { name: 'Code', exact: true })));
    expect(await answerSurvey(phone)).toBe(409);
    await page.getByRole('button', { name: `Copy link of ${name}` }).click();
    await page.getByRole('link', { name: 'Roster' }).click();
    const dialog = page.getByRole('dialog', { name: 'Answers and devices' });

    await story.step('a signed form is recorded', async () => {
      await expect(athleteRow(page, name)).toContainText('No consent');
      await chooseFor(page, name, 'Answers and devices');
      await expectNoAxeViolations(page);
      await dialog.getByRole('button', { name: 'Record a signed form' }).click();
      const form = page.getByRole('dialog', { name: 'Record a signed form' });
      await form.getByLabel('Signed on').fill('2026-01-15');
      await form.getByRole('radio', { name: 'Signed by a guardian' }).check();
      await form.getByLabel('Name of the guardian').fill('Eve Player');
      await form.getByLabel('Relation').fill('Mother');
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Record', exact: true }).click();
      await expect(dialog.getByRole('heading', { name: 'Ready' })).toBeVisible();
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      await expect(athleteRow(page, name)).toContainText('Ready');
    });

    await story.step('the open board shows the answer by itself', async () => {
      await page.goto('/dashboard/squad');
      const row = squadTable(page).getByRole('row', { name: new RegExp(name) });
      await expect(page.getByText('Nobody has answered yet.')).toBeVisible();
      await expect(row.locator('td.answered')).toContainText('–');
      await expect(squadTable(page).getByRole('row', { name: new RegExp(athletes[1]!.name) })).toContainText(
        'No consent',
      );
      expect(await answerSurvey(phone)).toBe(200);
      await expect(row).toContainText(/\d\d:\d\d/, { timeout: 10_000 });
      await expect(page.getByText('Nobody has answered yet.')).toHaveCount(0);
      await expectNoAxeViolations(page);
    });

    await story.step('a decision has a message, which the athlete reads', async () => {
      await squadTable(page).getByRole('button', { name }).click();
      const opened = page.getByRole('dialog', { name });
      await opened.getByRole('button', { name: 'Talk' }).click();
      await opened.getByLabel('Message to the athlete').fill('See me at five');
      await opened.getByRole('button', { name: 'Save decision' }).click();
      await expect(opened.getByText('Message to the athlete: See me at five')).toBeVisible();
      await closeAthlete(page, opened);
      const own = await (await phone.get('/api/athlete/page')).text();
      expect(own).toContain('See me at five');
    });

    await story.step('a request of the athlete is answered, and the due answers are counted', async () => {
      const asked = { kind: 'correction', text: 'On Monday I was at practice.' };
      expect((await phone.post('/api/athlete/requests', { data: asked })).status()).toBe(201);
      await page.reload();
      await page.getByRole('button', { name: `${name} asks for a correction` }).click();
      const request = page.getByRole('dialog', { name: `${name} asks for a correction` });
      await expect(request).toContainText(asked.text);
      await request.getByLabel('Answer').fill('Corrected.');
      await expectNoAxeViolations(page);
      await request.getByRole('button', { name: 'Mark as done' }).click();
      await expect(page.getByRole('list', { name: 'Requests of athletes' })).toHaveCount(0);
      // The list is also empty while it is read anew.
      await expect.poll(async () => (await phone.get('/api/athlete/requests')).text()).toContain('Corrected.');
      await page.getByRole('button', { name: 'Answered this week: 1 of 1 due' }).click();
      await expect(page.getByRole('table', { name: 'Per week', exact: true })).toContainText('1 of 1');
      await expectNoAxeViolations(page);
      await page.keyboard.press('Escape');
    });

    await story.step('an ended device is refused with its next call', async () => {
      await page.goto(`/team-creation/${teamId}?phone=${id}`);
      await dialog.getByRole('button', { name: /^End (?!link)/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End device' }).click();
      await expect(dialog.getByText('No device is paired.')).toBeVisible();
      expect((await phone.get('/api/athlete/page')).status()).toBe(401);
    });
    await phone.dispose();

    await story.step('a corrected birth date ends the consent that an athlete gave alone', async () => {
      const { id: otherId, name: other } = athletes[2]!;
      const own = await pairPhone(product.url, await newLink(page, otherId));
      const agreed = { text_version: '2026-11', date_of_birth: '2000-01-01' };
      expect((await own.post('/api/athlete/consent', { data: agreed })).status()).toBe(200);
      await page.goto(`/team-creation/${teamId}`);
      await expect(athleteRow(page, other)).toContainText('Ready');
      await athleteRow(page, other).getByRole('button', { name: 'Edit' }).click();
      const form = page.getByRole('dialog', { name: `Edit ${other}` });
      await form.getByLabel('Birth date').fill(`${new Date().getFullYear() - 12}-01-01`);
      await expect(form.getByText(/gave alone ends: a guardian has to agree\./)).toBeVisible();
      await expectNoAxeViolations(page);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(athleteRow(page, other)).toContainText('Guardian has to agree');
      expect((await own.get('/api/athlete/page')).status()).toBe(401);
      await own.dispose();
    });
  },
);

story('a child who is on no roster is added from a signed form, by the keyboard', async ({ page, product }) => {
  const { coach, teamId } = product.freshSquad();
  await openAs(page, '/team-creation', coach);
  await page.getByRole('button', { name: /^More actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Add from a signed form' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Add from a signed form' });
  await expect(form.getByLabel('First name')).toBeFocused();
  for (const text of ['Bea', 'Byron']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await form.getByLabel('Birth date').fill(`${new Date().getFullYear() - 12}-01-02`);
  await form.getByLabel('Signed on').fill('2026-01-15');
  await expectNoAxeViolations(page);

  await story.step('at this age nobody is added without a guardian', async () => {
    const alone = form.getByRole('radio', { name: 'Signed by the athlete' });
    await alone.check();
    await page.keyboard.press('Enter');
    await expect(form.getByText('At this age a parent or guardian has to sign.')).toBeVisible();
    await expect(alone).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(form.getByRole('radio', { name: 'Signed by a guardian' })).toBeChecked();
    await form.getByLabel('Name of the guardian').fill('Eve Byron');
    await form.getByLabel('Relation').fill('Mother');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
  });

  await story.step('the athlete may answer, and only needs a link', async () => {
    await expect(page).toHaveURL(new RegExp(`/team-creation/${teamId}$`));
    await expect(athleteRow(page, 'Bea Byron')).toContainText('No link');
    await page.goto(`/team-creation/${teamId}?add=signed-form`);
  });

  await story.step('the same child once more gets a message, on a phone too', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await form.getByLabel('First name').fill('bea');
    await form.getByLabel('Last name').fill('BYRON');
    await form.getByLabel('Birth date').fill(`${new Date().getFullYear() - 12}-01-02`);
    await form.getByLabel('Signed on').fill('2026-01-15');
    await form.getByRole('radio', { name: 'Signed by a guardian' }).check();
    await form.getByLabel('Name of the guardian').fill('Eve Byron');
    await form.getByLabel('Relation').fill('Mother');
    await form.getByRole('button', { name: 'Add athlete' }).click();
    await expect(form.getByText(/^Somebody of this name is on the roster of /)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await expectNoAxeViolations(page);
  });
});

story('on a phone: roster, links, poster and blank form', async ({ page, product }) => {
  await page.setViewportSize(PHONE);
  const { coach, teamId } = product.freshSquad();
  const fits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await openAs(page, `/team-creation/${teamId}`, coach);
  await expect(page.getByText('No consent').first()).toBeVisible();
  await fits();
  await page.getByRole('link', { name: 'Make links' }).click();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.getByRole('button', { name: 'Make links (5)' }).click();
  await expect(page.getByRole('img', { name: /^Code of/ })).toBeInViewport({ ratio: 1 });
  await fits();
  await expectNoAxeViolations(page);

  await page.goto(`/team-creation/${teamId}/consent-form?for=guardian`);
  await expect(page.getByText('Signature of the guardian')).toBeVisible();
  await fits();
  await expectNoAxeViolations(page);
  expect(pdfPages(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);

  await story.step('a poster has a link of its own', async () => {
    await page.goto(`/team-creation/${teamId}/poster`);
    await expect(page.getByText(/has no poster yet/)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Make link' }).click();
    await expect(page.getByRole('img', { name: /^Code that opens the registration/ })).toBeVisible();
    await fits();
    await expectNoAxeViolations(page);
    const [poster = '', ...others] = pdfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(others).toEqual([]);
    expect(poster.replace(/\s/g, '')).toContain('Jointheteam');
  });
});
