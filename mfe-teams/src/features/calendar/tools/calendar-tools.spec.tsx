import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Notice } from '@touchline/ui/host';
import { useLocation } from '@touchline/ui/router';
import { TestShell } from '@touchline/ui/testing';
import { CalendarTools } from './calendar-tools.js';
import type { ChosenTeam } from './chosen-team.js';

function Address() {
  return <p data-testid="address">{useLocation().search}</p>;
}
function show(team: ChosenTeam) {
  const notices: Notice[] = [];
  render(
    <TestShell at="/?team=3" notify={(notice) => notices.push(notice)}>
      <CalendarTools team={team} day="2026-11-22" />
      <Address />
    </TestShell>,
  );
  return notices;
}
const button = (name: string) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;
const NO_TEAM: ChosenTeam = { id: null, reason: 'Select a team first.' };

test.each([
  ['Copy week', '?team=3&copy=2026-11-23'],
  ['Calendar feed', '?team=3&feed=1'],
  ['Full screen', '?team=3&view=full'],
])('%s opens by the address', async (name, expected) => {
  show({ id: 3, name: 'Soccer (W)' });
  expect(button(name).getAttribute('aria-disabled')).toBeNull();
  await userEvent.click(button(name));
  expect(address()).toBe(expected);
});

test.each(['Copy week', 'Calendar feed'])(
  'without a team %s says why it cannot be used, and opens nothing',
  async (name) => {
    const notices = show(NO_TEAM);
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Select a team first.',
    );
    await userEvent.click(button(name));
    expect(notices.map(({ text }) => text)).toEqual(['Select a team first.']);
    expect(address()).toBe('?team=3');
  },
);

test('the full screen requires no team', async () => {
  show(NO_TEAM);
  await userEvent.click(button('Full screen'));
  expect(address()).toBe('?team=3&view=full');
});
