import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays, mondayOf, todayIn } from '@touchline/contracts/calendar-date';
import type { StaffRole } from '@touchline/contracts/permissions';
import { ApiError, type Notice } from '@touchline/ui/host';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { MeasuresPage } from './measures-page.js';
import { buildMeasure, FakeMeasuresApi, GROIN, NORDBORD } from './testing/fake-measures-api.js';

// Rendering whole screens is slow on a loaded machine.
jest.setTimeout(20_000);

const user = userEvent.setup({ delay: null });

async function show(api = new FakeMeasuresApi(), role: StaffRole = 'head_coach') {
  const notices: Notice[] = [];
  render(
    <TestShell api={api} at="/team-creation/measures" coach={coachAs([role])} notify={(notice) => notices.push(notice)}>
      <MeasuresPage />
    </TestShell>,
  );
  await screen.findByRole('heading', { name: 'Measures of Touchline' });
  return { api, texts: () => notices.map(({ text }) => text) };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 });

async function type(name: string, text: string) {
  await user.clear(field(name));
  await user.type(field(name), text);
}
async function choose(name: string, option: string) {
  await user.click(screen.getByRole('combobox', { name }));
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('a measure', () => {
  test('is added as a question, with a preview of how an athlete sees it', async () => {
    const { api, texts } = await show();
    await user.click(screen.getByRole('button', { name: 'Add measure' }));
    await type('Name', 'Groin');
    await type('Question', 'How does your groin feel?');
    await type('Words at the smallest', 'no problem');
    await type('Words at the largest', 'cannot train');
    const preview = within(screen.getByRole('region', { name: 'As the athlete sees it' }));
    expect(preview.getByText('How does your groin feel?')).toBeTruthy();
    expect(preview.getByText('Read by: Head coach, Coach, Strength and conditioning, Medical.')).toBeTruthy();
    expect(preview.getByText('10 = cannot train')).toBeTruthy();
    await save();
    await closed();
    expect(api.sent).toEqual([GROIN]);
    expect(texts()).toEqual(['Groin added.']);
  });

  test('is added as a test of both sides with three trials, which has no question', async () => {
    const { api } = await show();
    await user.click(screen.getByRole('button', { name: 'Add measure' }));
    await type('Name', 'Nordbord');
    await choose('Who enters it', 'Staff, as a test');
    await choose('Kind of data', 'Performance');
    await choose('Unit', 'N (force)');
    await choose('Which is better', 'Higher is better');
    await type('Largest value', '1000');
    await type('Trials', '3');
    await user.click(screen.getByRole('checkbox', { name: 'Left and right each' }));
    const preview = within(screen.getByRole('region', { name: 'As it is recorded' }));
    expect(preview.getByText('Left')).toBeTruthy();
    await save();
    await closed();
    expect(api.sent).toEqual([NORDBORD]);
  });

  test.each([
    ['reversed bounds', 'Largest value', '-1', 'Must be above the smallest value.'],
    ['too many choices', 'Largest value', '100', 'Must leave at most 11 choices: athletes answer with one tap.'],
    ['a scale off its steps', 'Smallest value', '0.5', 'Must be a whole number.'],
    ['no number', 'Smallest value', 'x', 'Enter a number.'],
    ['no name', 'Name', ' ', 'Enter a name of 1 to 40 characters.'],
    ['no question', 'Question', ' ', 'Is needed: athletes are asked this.'],
  ])('is refused at its field for %s', async (_what, name, text, sentence) => {
    const { api } = await show();
    await user.click(screen.getByRole('button', { name: 'Add measure' }));
    await type('Name', 'Groin');
    await type('Question', 'How?');
    await type(name, text);
    await save();
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(api.sent).toEqual([]);
  });

  test('whose name is taken says so at the name, and keeps what was typed', async () => {
    await show(new FakeMeasuresApi([buildMeasure('own.1', GROIN)]));
    await user.click(screen.getByRole('button', { name: 'Add measure' }));
    await type('Name', 'Groin');
    await type('Question', 'How is it?');
    await save();
    expect(await screen.findByText('There is a measure called Groin already.')).toBeTruthy();
    expect(field('Question').value).toBe('How is it?');
  });

  test('that someone else has changed is shown as such, and saving again replaces it', async () => {
    const { api } = await show(new FakeMeasuresApi([buildMeasure('own.1', GROIN)]));
    await user.click(screen.getByRole('button', { name: 'Edit Groin' }));
    expect(screen.getByRole('combobox', { name: 'Kind of data' }).getAttribute('aria-disabled')).toBe('true');
    api.measures = [{ ...buildMeasure('own.1', { ...GROIN, label: 'Left groin' }), revision: 4 }];
    await type('Name', 'Right groin');
    await save();
    expect(await screen.findByText(/Saving replaces their change/)).toBeTruthy();
    await save();
    await closed();
    expect(api.measures[0]).toMatchObject({ versions: [{ label: 'Right groin' }], revision: 5 });
  });

  test('is retired and used again', async () => {
    const { api, texts } = await show(new FakeMeasuresApi([buildMeasure('own.1', GROIN)]));
    await user.click(screen.getByRole('button', { name: 'Retire Groin' }));
    await user.click(await screen.findByRole('button', { name: 'Use again Groin' }));
    await screen.findByRole('button', { name: 'Retire Groin' });
    expect(texts()).toEqual(['Groin is retired. Its values stay.', 'Groin takes values again.']);
    expect(api.measures[0]).toMatchObject({ is_retired: false, revision: 3 });
  });
});

describe('the questions of a team', () => {
  const open = async (api: FakeMeasuresApi) => {
    const shown = await show(api);
    await user.click(await screen.findByRole('button', { name: 'Change questions' }));
    return shown;
  };
  const twoQuestions = () => [buildMeasure('own.1', GROIN), buildMeasure('own.2', { ...GROIN, label: 'Mood' })];

  test('begin next Monday, in the chosen order and on the chosen weekdays', async () => {
    const { api, texts } = await open(new FakeMeasuresApi(twoQuestions()));
    await choose('Add a question', 'Groin');
    await choose('Add a question', 'Mood');
    await user.click(screen.getByRole('button', { name: 'Ask Mood earlier' }));
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await user.click(
        within(screen.getByRole('group', { name: 'Weekdays of Groin' })).getByRole('button', { name: new RegExp(day) }),
      );
    await save();
    await closed();
    expect(api.sent).toEqual([
      {
        team_id: 1,
        from: addDays(mondayOf(todayIn(undefined, new Date())), 7),
        questions: [
          { measure: 'own.2', when: 'daily', weekdays: [0, 1, 2, 3, 4, 5, 6] },
          { measure: 'own.1', when: 'daily', weekdays: [6] },
        ],
        version: 0,
      },
    ]);
    expect(texts()[0]).toMatch(/^Questions saved\. They hold from/);
    expect(await screen.findByText('Mood, every day, with the survey')).toBeTruthy();
  });

  test('without a weekday, or more than a day may have, are refused with the name of the question', async () => {
    const { api } = await open(new FakeMeasuresApi(twoQuestions()));
    await choose('Add a question', 'Groin');
    const group = within(screen.getByRole('group', { name: 'Weekdays of Groin' }));
    for (const day of group.getAllByRole('button')) await user.click(day);
    await save();
    expect(await screen.findByText('Choose at least one weekday for Groin.')).toBeTruthy();
    expect(api.sent).toEqual([]);
    await user.click(group.getByRole('button', { name: /Monday/ }));
    api.surveyRefusal = new ApiError(400, 'validation_failed', 'Too many.', [
      { path: 'questions.0.weekdays', message: 'This would ask more than 2 further questions on one day.' },
    ]);
    await save();
    expect(await screen.findByText('Groin: This would ask more than 2 further questions on one day.')).toBeTruthy();
  });

  test('that someone else has changed stand in a warning beside the own ones, and saving again replaces them', async () => {
    const { api } = await open(new FakeMeasuresApi(twoQuestions()));
    await choose('Add a question', 'Groin');
    const from = addDays(mondayOf(todayIn(undefined, new Date())), 7);
    const theirs = { measure: 'own.2', when: 'daily' as const, weekdays: [0, 3] };
    api.surveys = [{ team_id: 1, from, until: null, questions: [theirs], version: 3 }];
    await save();
    const warning = /meanwhile: Mood, Mon, Thu, with the survey\. Saving replaces their list\./;
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Do not ask Groin' })).toBeTruthy();
    expect(api.surveys[0]?.questions).toEqual([theirs]);
    await save();
    await closed();
    expect(api.surveys).toMatchObject([{ from, questions: [{ measure: 'own.1' }], version: 4 }]);
  });

  test('that another window has read meanwhile are not replaced without the warning', async () => {
    const { api } = await open(new FakeMeasuresApi(twoQuestions()));
    await choose('Add a question', 'Groin');
    const from = addDays(mondayOf(todayIn(undefined, new Date())), 7);
    api.surveys = [{ team_id: 1, from, until: null, questions: [], version: 3 }];
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(api.reads.filter(({ path }) => path === '/api/surveys')).toHaveLength(2));
    await save();
    expect(await screen.findByText(/meanwhile: none\. Saving replaces their list\./)).toBeTruthy();
  });

  test('of a kind that the role does not read have a word in place of their name', async () => {
    const api = new FakeMeasuresApi([]);
    const questions = [{ measure: 'own.4', when: 'daily' as const, weekdays: [0, 1, 2, 3, 4, 5, 6] }];
    api.surveys = [{ team_id: 1, from: '2026-01-05', until: null, questions, version: 1 }];
    await show(api, 'coach');
    expect(await screen.findByText('A question that your role does not show, every day, with the survey')).toBeTruthy();
    expect(screen.queryByText(/own\.4/)).toBeNull();
  });

  test('are not offered to those who do not administer', async () => {
    await show(new FakeMeasuresApi(twoQuestions()), 'coach');
    expect(await screen.findByText('Nothing beside the four ratings and pain.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Change questions|Add measure|Edit Groin|Retire/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add battery' })).toBeTruthy();
  });
});

test('a battery is made of tests, and deleted after a question', async () => {
  const { api } = await show(new FakeMeasuresApi([buildMeasure('own.1', NORDBORD)]));
  await user.click(screen.getByRole('button', { name: 'Add battery' }));
  await type('Name', 'Pre-season');
  await save();
  expect(await screen.findByText('Choose at least one test.')).toBeTruthy();
  await choose('Add a test', 'Nordbord');
  await choose('Add a test', 'Vertical jump');
  await save();
  await closed();
  expect(api.batteries).toMatchObject([{ name: 'Pre-season', measures: ['own.1', 'test.jump'] }]);
  await user.click(await screen.findByRole('button', { name: 'Delete Pre-season' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.batteries).toEqual([]));
});

test('a battery that someone else has changed stands in a warning, and saving again replaces it', async () => {
  const api = new FakeMeasuresApi([buildMeasure('own.1', NORDBORD)]);
  api.batteries = [{ id: 4, name: 'Pre-season', measures: ['test.jump'], version: 1 }];
  await show(api);
  await user.click(await screen.findByRole('button', { name: 'Edit Pre-season' }));
  await choose('Add a test', 'Nordbord');
  api.batteries = [{ id: 4, name: 'Summer', measures: ['own.9', 'test.jump'], version: 2 }];
  await save();
  expect(
    await screen.findByText(
      /meanwhile: Summer, with A test that your role does not show, Vertical jump\. Saving replaces/,
    ),
  ).toBeTruthy();
  await save();
  await closed();
  expect(api.batteries).toEqual([{ id: 4, name: 'Pre-season', measures: ['test.jump', 'own.1'], version: 3 }]);
});

test('a viewer sees no questions and nothing to change', async () => {
  const { api } = await show(new FakeMeasuresApi([buildMeasure('own.1', NORDBORD)]), 'viewer');
  expect(screen.queryByRole('heading', { name: 'Questions of a team' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Add|Edit|Retire|Delete/ })).toBeNull();
  expect(api.reads.map(({ path }) => path)).not.toContain('/api/surveys');
});
