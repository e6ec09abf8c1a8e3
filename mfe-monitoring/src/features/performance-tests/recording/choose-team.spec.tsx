import { screen } from '@testing-library/react';
import { formatLongDate } from '@touchline/contracts/date-format';
import { ApiError } from '@touchline/ui/host';
import { setClock } from '@touchline/ui/testing';
import { DAY } from './testing/build-athlete.js';
import { FakeRecordingApi } from './testing/fake-recording-api.js';
import { open, press, user } from './testing/recording-actor.js';

// The many steps of a dialog take long on a slow machine.
jest.setTimeout(20_000);
beforeEach(() => void setClock('2026-11-05T09:30:00'));
afterEach(() => jest.useRealTimers());

const offline = () => new ApiError(0, 'network', null);

describe('choosing the team', () => {
  test('offers the teams that have athletes, and starts once one is chosen', async () => {
    const { closed } = open(new FakeRecordingApi());
    expect((await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.textContent)).toEqual([
      'First3 athletes · Soccer (W)',
      'Youth11 athletes · Soccer (W)',
    ]);
    const details = () => screen.getByRole('region', { name: 'Recording Session Details' }).textContent;
    expect(details()).toBe(
      `Recording Session DetailsTeamNot chosen yetDate${formatLongDate(DAY)}TypeGrip Strength (kg)`,
    );
    const begin = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Recording' });
    expect(begin.disabled).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Youth/ }));
    expect(details()).toContain('TeamYouth');
    expect(begin.disabled).toBe(false);
    await press('Cancel');
    expect(closed()).toBe(1);
  });

  test('preselects a single team; the keyboard alone is enough', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.slice(0, 1);
    open(api, 'jump');
    expect((await screen.findByRole<HTMLInputElement>('radio')).checked).toBe(true);
    await user.keyboard('{Tab}{Tab}{Enter}');
    expect(await screen.findByLabelText('Ana Test (cm)')).toBe(document.activeElement);
    expect(api.asked).toEqual([2]);
  });

  test('preselects the team on screen, and shows its sport once', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.map((team) => (team.team_id === 3 ? { ...team, team_name: team.sport } : team));
    open(api, 'grip', 3);
    const team = await screen.findByRole<HTMLInputElement>('radio', { name: 'Soccer (W) 11 athletes' });
    expect([team.checked, team === document.activeElement]).toEqual([true, true]);
    await press('Start Recording');
    await screen.findByLabelText('Athletes');
    expect(api.asked).toEqual([3]);
  });

  test('preselects none when the team has no athletes', async () => {
    open(new FakeRecordingApi(), 'grip', 4);
    expect((await screen.findAllByRole<HTMLInputElement>('radio')).map((team) => team.checked)).toEqual([false, false]);
  });

  test('without athletes in any team it says so', async () => {
    const api = new FakeRecordingApi();
    api.teams = api.teams.slice(2);
    open(api);
    expect(await screen.findByText('No teams with athletes found. Please add athletes to teams first.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Recording' }).disabled).toBe(true);
  });

  test('shows an error when the teams fail to load, and tries again', async () => {
    const api = new FakeRecordingApi();
    api.refuse.teams = [offline()];
    open(api);
    expect(await screen.findByText('Failed to load teams. Please try again.')).toBeTruthy();
    await press('Try again');
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
