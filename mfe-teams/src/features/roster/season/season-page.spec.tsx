import { screen, waitFor, within } from '@testing-library/react';
import { addDays, todayIn } from '@touchline/contracts/calendar-date';
import type { ChangeSeasonBody, SeasonChange, UndoSeasonBody } from '@touchline/contracts/season-changes.schema';
import { ApiError } from '@touchline/ui/host';
import { openRoster, pressButton, twoTeams, user } from '../testing/roster-actor.js';

jest.setTimeout(20_000);
const TODAY = todayIn(undefined, new Date());
const AT = '/team-creation/1/season';

async function choose(who: string, what: string): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: who }));
  await user.click(await screen.findByRole('option', { name: what }));
}
const sent = (api: ReturnType<typeof twoTeams>) => api.writes.map(({ body }) => body as ChangeSeasonBody);

it('moves some, ends one, and shows it as a whole before anything is sent', async () => {
  const api = twoTeams();
  const shown = openRoster(api, AT);
  await choose('All athletes', 'Moves to Second Team');
  await choose('Bo Berg', 'Leaves the team');
  expect(screen.getByRole('combobox', { name: 'All athletes' }).textContent).toBe('Different for each');
  expect(shown.anyUnsaved()).toBe(true);
  await pressButton('Review');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'To Second Team: 1 athlete',
    'Leave First Team: 1 athlete',
  ]);
  expect(api.writes).toEqual([]);

  await pressButton('Change season');
  await waitFor(() => expect(shown.texts()).toEqual(['The season is changed for 2 athletes.']));
  expect(sent(api)).toEqual([
    {
      first_day: TODAY,
      athletes: [
        { athlete_id: 11, action: 'carry_over', team_id: 2, version: 3 },
        { athlete_id: 12, action: 'end', team_id: null, version: 3 },
      ],
    },
  ]);
  expect(shown.anyUnsaved()).toBe(false);
});

it('asks for a choice and for a day that is not over', async () => {
  const api = twoTeams();
  openRoster(api, AT);
  const day = await screen.findByLabelText('First day of the new season');
  await user.clear(day);
  await user.type(day, addDays(TODAY, -1));
  await pressButton('Review');
  expect(await screen.findByText('Choose what changes for at least one athlete.')).toBeTruthy();
  expect(screen.getByText('The first day must be today or later.')).toBeTruthy();
});

it('keeps what was chosen when the server refuses it, and names the athlete', async () => {
  const api = twoTeams();
  openRoster(api, AT);
  await choose('Bo Berg', 'Leaves the team');
  await pressButton('Review');
  const message = 'This athlete is not on the team any more.';
  api.failNextWrite = new ApiError(400, 'validation_failed', message, [{ path: 'athletes.0.athlete_id', message }]);
  await pressButton('Change season');
  expect(await screen.findByText(`Bo Berg: ${message}`)).toBeTruthy();
  await pressButton('Back');
  expect(screen.getByRole('combobox', { name: 'Bo Berg' }).textContent).toBe('Leaves the team');
});

it('sends a change whose answer got lost with the same key', async () => {
  const api = twoTeams();
  openRoster(api, AT);
  await choose('Bo Berg', 'Leaves the team');
  await pressButton('Review');
  api.failNextWrite = new TypeError('Failed to fetch');
  await pressButton('Change season');
  expect(await screen.findByText('Failed to change the season')).toBeTruthy();
  await pressButton('Change season');
  await waitFor(() => expect(api.writes).toHaveLength(2));
  const [first, second] = api.writes.map(({ retryKey }) => retryKey);
  expect([typeof first, second]).toEqual(['string', first]);
});

it('undoes a change of the last day, and says who stays as they are', async () => {
  const api = twoTeams();
  const person = { athlete_id: 11, first_name: 'Ana', last_name: 'Núñez' };
  const change: SeasonChange = {
    ...{ changed_at: `${TODAY}T08:00:00.000Z`, undo_until: `${addDays(TODAY, 1)}T08:00:00.000Z`, first_day: TODAY },
    coach: { name: 'Kim' },
    athletes: [{ ...person, action: 'end', team: null }],
  };
  api.seasonChanges = [change];
  const shown = openRoster(api, AT);
  await pressButton(/^Undo until/);
  const question = await screen.findByRole('alertdialog', { name: 'Undo the season change?' });
  expect(question.textContent).toContain('Ana Núñez');
  await user.click(within(question).getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shown.texts()).toEqual(['1 athlete returned to the former teams.']));
  expect(api.writes.map(({ body }) => body as UndoSeasonBody)).toEqual([{ changed_at: change.changed_at }]);
});

it('says which role it needs', async () => {
  openRoster(twoTeams(), AT, 'viewer');
  expect(await screen.findByText(/^Your role in this team does not allow this\./)).toBeTruthy();
});
