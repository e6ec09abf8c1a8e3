import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { StaffRole } from '@touchline/contracts/permissions';
import type { LeaveQuestion, Notice } from '@touchline/ui/host';
import { useLocation, useNavigate, useRoutes } from '@touchline/ui/router';
import { coachAs, TestShell } from '@touchline/ui/testing';
import { LinksPage } from '../links/links-page.js';
import { SeasonPage } from '../season/season-page.js';
import { RosterPage } from '../roster-page.js';
import { buildAthlete, buildTeam } from './build-athlete.js';
import { FakeRosterApi } from './fake-roster-api.js';

export const user = userEvent.setup({ delay: null });

/** Two teams; the first has two athletes. */
export const twoTeams = () =>
  new FakeRosterApi(
    [buildTeam(1, 'First Team'), buildTeam(2, 'Second Team', 'Rugby (M)')],
    [
      buildAthlete(),
      buildAthlete({
        athlete_id: 12,
        first_name: 'Bo',
        last_name: 'Berg',
        position: 'Winger',
        jersey_number: null,
        date_of_birth: null,
        weight_kg: null,
        height_cm: null,
        injury_body_part: 'Knee',
        injury_severity: 6,
        injury_date: '2026-11-20',
      }),
    ],
  );

/** Shows the address and a button for the browser's Back. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const page = useRoutes([
    { path: '/team-creation', element: 'the team management' },
    { path: '/team-creation/:teamId', element: <RosterPage /> },
    { path: '/team-creation/:teamId/links', element: <LinksPage /> },
    { path: '/team-creation/:teamId/season', element: <SeasonPage /> },
  ]);
  return (
    <>
      <code data-testid="address">{pathname + search}</code>
      <button onClick={() => void navigate(-1)}>Browser back</button>
      {page}
    </>
  );
}

/** Opens the roster and records what it tells the shell. `roles`: of the coach in team 1, 2, …; without them the page knows none. */
export function openRoster(api: FakeRosterApi, at = '/team-creation/1', ...roles: StaffRole[]) {
  const notices: Notice[] = [];
  const unsaved = new Map<string, LeaveQuestion | undefined>();
  render(
    <TestShell
      api={api}
      at={at}
      coach={coachAs(roles)}
      notify={(notice) => notices.push(notice)}
      setUnsaved={(key, value, part) => void (value ? unsaved.set(key, part?.question) : unsaved.delete(key))}
    >
      <Address />
    </TestShell>,
  );
  return {
    notices,
    texts: () => notices.map(({ text }) => text),
    anyUnsaved: () => unsaved.size > 0,
    /** The question before the unsaved work is left. */
    leaveQuestion: () => [...unsaved.values()][0]?.text,
  };
}

export const address = () => screen.getByTestId('address').textContent;
export const names = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => within(row).getByRole('rowheader').textContent);
export const pressButton = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Chooses an action from the menu of an athlete. */
export async function chooseAction(athlete: string, action: string): Promise<void> {
  await pressButton(`More actions for ${athlete}`);
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

export async function dialogNamed(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

export const noDialog = () => waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(0), { timeout: 5000 });

export async function typeInto(label: string | RegExp, text: string): Promise<void> {
  const box = screen.getByLabelText(label);
  await user.clear(box);
  if (text !== '') await user.type(box, text);
}
