import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AthleteAccess } from '@touchline/contracts/athlete-access.schema';
import type { AnswersDue } from '@touchline/contracts/athlete-answers.schema';
import type { RequestTask } from '@touchline/contracts/athlete-rights.schema';
import { todayIn } from '@touchline/contracts/calendar-date';
import { REQUEST_CLOSED } from '@touchline/contracts/error-codes';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { buildSquadAthlete, buildSquadBoard } from '../testing/squad-answer.js';
import { AnswersDueButton } from '../answers-due/answers-due-button.js';
import { SquadBoard } from './squad-board.js';

// Typing into a form takes long on slow machines.
jest.setTimeout(20_000);

const NETWORK = new ApiError(0, 'network', null);
const TODAY = todayIn(undefined, new Date());

const answered = buildSquadAthlete();
const silent = buildSquadAthlete({
  athlete_id: 8,
  first_name: 'Bo',
  answered_at: null,
  missing_days: 3,
  wellness: { state: 'no_answer', hooper_index: null, ratings: null },
});
const nothing: AthleteAccess = {
  athlete_id: 8,
  first_name: 'Bo',
  last_name: 'Test',
  jersey_number: null,
  date_of_birth: null,
  team_id: 1,
  link: 'none',
  link_until: null,
  consent: 'given',
  consent_by: 'paper',
  consent_on: '2026-11-05',
  consent_version: '2026-11',
  consent_alone: false,
  needs_guardian: false,
  guardian_age: 16,
  guardian_refused_on: null,
  mail_address: null,
  devices: [],
};
const request = (part: Partial<RequestTask> = {}): RequestTask => ({
  request_id: 4,
  athlete_id: 8,
  first_name: 'Bo',
  last_name: 'Test',
  jersey_number: null,
  date_of_birth: null,
  team_id: 1,
  kind: 'correction',
  text: 'On Monday I was at practice.',
  asked_at: '2026-11-16T07:00:00',
  done_at: null,
  answer: null,
  ...part,
});
const share = (answeredCount: number, due: number) => ({ answered: answeredCount, due });
const due: AnswersDue = {
  from: '2026-11-09',
  to: '2026-11-18',
  weekdays: [share(3, 4), share(4, 4), share(0, 0), share(1, 3), share(0, 0), share(0, 0), share(0, 0)],
  weeks: [
    { monday: '2026-11-09', ...share(2, 6) },
    { monday: '2026-11-16', ...share(6, 8) },
  ],
};

/** The board of today with what athletes have, ask and owe. */
function open(at = '/dashboard', { date = TODAY, teams = 1, ofDue = due } = {}) {
  const notices: string[] = [];
  const board = buildSquadBoard([silent, answered], { date, today: TODAY });
  if (date !== TODAY) board.answers_revision = null;
  board.teams = Array.from({ length: teams }, (_, index) => ({ ...board.teams[0]!, team_id: index + 1 }));
  const requests = [request()];
  const access: AthleteAccess[] = [nothing, { ...nothing, athlete_id: 7 }];
  const counted = { due: ofDue };
  /** Until when the board does not arrive. */
  const network = { board: Promise.resolve() };
  const answers = { revision: board.answers_revision ?? '' };
  const server: FakeServer = new FakeServer({
    'GET /api/dashboard/squad': () => network.board.then(() => board),
    'GET /api/athlete-access': () => [...access],
    'GET /api/athlete-requests': () => requests,
    'PUT /api/athlete-requests/{id}': () => void requests.splice(0),
    'GET /api/squad/answers': () => ({ revision: answers.revision }),
    'GET /api/squad/answers-due': () => counted.due,
    'PUT /api/squad/seen': () => undefined,
  });
  const show = () =>
    render(
      <TestShell
        at={at}
        api={server}
        notify={({ text }) => notices.push(text)}
        hasPage={(path) => path === '/team-creation/1'}
      >
        <SquadBoard teamId={null} date={date} />
      </TestShell>,
    );
  return { server, board, access, requests, counted, answers, network, notices, show };
}
const cellOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByText(/Answered:/).parentElement?.textContent;
const table = () => screen.findByRole('table', { name: 'Squad' });

describe('who cannot answer', () => {
  test('is shown where the answer is missing, and nowhere else', async () => {
    open().show();
    await table();
    await waitFor(() => expect(cellOf('Bo Test')).toBe('Answered: Missing 3 daysNo link'));
    expect(cellOf('Ana Test')).not.toContain('No link');
    await userEvent.click(screen.getByRole('button', { name: 'Bo Test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Bo Test' }));
    expect(dialog.getByText('Cannot answer on their phone: no link.')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See what is missing' }).getAttribute('href')).toBe(
      '/team-creation/1?phone=8',
    );
  });

  test('is left out when it cannot be loaded, and the board stays', async () => {
    const { server, show } = open();
    server.failReads = (path) => (path === '/api/athlete-access' ? NETWORK : null);
    show();
    await table();
    await waitFor(() => expect(server.reads.some(({ path }) => path === '/api/athlete-access')).toBe(true));
    expect(cellOf('Bo Test')).toBe('Answered: Missing 3 days');
    expect(screen.queryByText(/Failed/)).toBeNull();
  });

  test('is asked for after the board has arrived, and never for an earlier day', async () => {
    const { server, show } = open('/dashboard', { date: '2026-11-17' });
    show();
    await table();
    expect(server.reads.map(({ path }) => path)).toEqual(['/api/dashboard/squad']);
  });
});

describe('an answer that arrives while the board is open', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const boards = (server: FakeServer) => server.reads.filter(({ path }) => path === '/api/dashboard/squad').length;

  const polls = (server: FakeServer) => server.reads.filter(({ path }) => path === '/api/squad/answers').length;
  const wait = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

  test('is shown after the next poll, which reads the board once', async () => {
    const { server, board, counted, answers, show } = open();
    show();
    await wait(1);
    expect(screen.getByRole('button', { name: 'Answered this week: 6 of 8 due' })).toBeTruthy();
    board.athletes = [{ ...silent, answered_at: `${TODAY}T07:30:00`, missing_days: 0 }, answered];
    board.teams = board.teams.map((team) => ({ ...team, answered: team.answered + 1 }));
    counted.due = { ...due, weeks: [{ monday: '2026-11-16', ...share(7, 8) }] };
    board.answers_revision = answers.revision = 'b2';
    await wait(8);
    expect(cellOf('Bo Test')).toBe('Answered: 07:30');
    expect(screen.getByRole('button', { name: 'Answered this week: 7 of 8 due' })).toBeTruthy();
    await wait(40);
    expect(boards(server)).toBe(2);
  });

  test('is polled for without the board, which is read each minute for what others do', async () => {
    const { server, board, show } = open();
    show();
    await wait(50);
    expect([boards(server), polls(server)]).toEqual([1, 7]);
    board.athletes = [{ ...silent, need: 'decided' }];
    await wait(15);
    expect(boards(server)).toBe(2);
    expect(screen.queryByRole('row', { name: /Ana Test/ })).toBeNull();
  });

  test('that the board has already is not read twice', async () => {
    const { server, board, answers, show } = open();
    show();
    await wait(1);
    // The board of the minute has the answer before a poll tells of it.
    await wait(56);
    board.answers_revision = answers.revision = 'b2';
    await wait(20);
    expect(boards(server)).toBe(2);
  });

  test('is not missed when a poll fails', async () => {
    const { server, board, answers, show } = open();
    show();
    await wait(1);
    server.failReads = (path) => (path === '/api/squad/answers' ? NETWORK : null);
    board.answers_revision = answers.revision = 'b2';
    await wait(16);
    expect(boards(server)).toBe(1);
    server.failReads = null;
    await wait(8);
    expect(boards(server)).toBe(2);
  });

  test('is waited for when the board takes longer than a poll', async () => {
    const { server, board, answers, network, show } = open();
    show();
    await wait(1);
    network.board = new Promise((resolve) => setTimeout(resolve, 20_000));
    board.answers_revision = answers.revision = 'b2';
    board.athletes = [{ ...silent, answered_at: `${TODAY}T07:30:00`, missing_days: 0 }, answered];
    await wait(21);
    expect(boards(server)).toBe(2);
    expect(cellOf('Bo Test')).toBe('Answered: 07:30');
  });

  test('is not polled for where the board shows no athletes', async () => {
    const { server, board, show } = open();
    board.athletes = [];
    board.answers_revision = null;
    show();
    await wait(20);
    expect(polls(server)).toBe(0);
  });

  test('is preceded by a phone that pairs, which the board shows within a minute', async () => {
    const { access, show } = open();
    show();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(cellOf('Bo Test')).toBe('Answered: Missing 3 daysNo link');
    access[0] = { ...nothing, link: 'open', link_until: '2026-12-10T10:00:00' };
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(cellOf('Bo Test')).toBe('Answered: Missing 3 daysNo device');
  });

  test('is not waited for on an earlier day', async () => {
    const { server, show } = open('/dashboard', { date: '2026-11-17' });
    show();
    await wait(90);
    expect([boards(server), polls(server)]).toEqual([1, 0]);
  });
});

describe('a request of an athlete', () => {
  const openRequest = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Bo Test asks for a correction' }));
    await screen.findByText('On Monday I was at practice.');
    return within(screen.getByRole('dialog', { name: 'Bo Test asks for a correction' }));
  };

  test('is read, answered and marked as done; typed text stays after a failure', async () => {
    const { server, notices, show } = open();
    show();
    const dialog = await openRequest();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), ' Corrected. ');
    server.failNextWrite = NETWORK;
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as done' }));
    expect(await dialog.findByText('Failed to mark the request as done')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(notices).toEqual(['Request marked as done.']));
    expect(server.writes.at(-1)).toMatchObject({ path: '/api/athlete-requests/4', body: { answer: 'Corrected.' } });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Requests of athletes' })).toBeNull());
  });

  test('that a colleague has closed is no failure', async () => {
    const { server, notices, show } = open();
    show();
    const dialog = await openRequest();
    server.failNextWrite = new ApiError(409, REQUEST_CLOSED, 'Closed.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(notices).toEqual(['Somebody has already marked this request as done.']));
  });

  test('for erasure says what an administrator has to run', async () => {
    const { requests, show } = open('/dashboard?request=4');
    requests[0] = request({ kind: 'erasure' });
    show();
    expect(await screen.findByText(/erases nothing.*npm run athlete -- erase 8 --name "Bo Test"/)).toBeTruthy();
  });

  test('says which of two athletes of one name asks', async () => {
    const { board, requests, show } = open();
    const kim = { first_name: 'Kim', last_name: 'Lee' };
    board.athletes = [7, 8].map((athlete_id) =>
      buildSquadAthlete({ ...kim, athlete_id, jersey_number: `1${athlete_id}` }),
    );
    requests.splice(0, 1, request({ ...kim, jersey_number: '18' }));
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Kim Lee #18 asks for a correction' }));
    expect(screen.getByRole('dialog', { name: 'Kim Lee #18 asks for a correction' })).toBeTruthy();
  });

  test('for erasure is not taken off the list without a word to the athlete', async () => {
    const { requests, server, notices, show } = open('/dashboard?request=4');
    requests[0] = request({ kind: 'erasure' });
    show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Bo Test asks for erasure' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as done' }));
    expect(dialog.getByText('Write when everything is deleted, or why not. The athlete reads this.')).toBeTruthy();
    expect(server.writes).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Answer' }), 'Deleted tomorrow.');
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as done' }));
    await waitFor(() => expect(notices).toEqual(['Request marked as done.']));
  });

  test('that is no longer open, and a failed list with another try', async () => {
    const { server, show } = open('/dashboard?request=9');
    server.failReads = (path) => (path === '/api/athlete-requests' ? NETWORK : null);
    show();
    expect(await screen.findByText(/Failed to load the requests of athletes/)).toBeTruthy();
    server.failReads = null;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This request is no longer open.')).toBeTruthy();
  });
});

describe('answered of due', () => {
  test('is shown for this week and opened per weekday and week', async () => {
    const { server, show } = open();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Answered this week: 6 of 8 due' }));
    const weekdays = await screen.findByRole('table', { name: 'Per weekday' });
    const texts = (name: RegExp | string) => within(weekdays).getByRole('row', { name }).textContent;
    expect(texts(/Monday/)).toBe('Monday3 of 475 %');
    expect(texts(/Wednesday/)).toBe('Wednesdaynothing due');
    const weeks = within(screen.getByRole('table', { name: 'Per week' })).getAllByRole('row');
    expect(weeks.map(({ textContent }) => textContent)).toEqual([
      'Week of Nov 166 of 875 %',
      'Week of Nov 92 of 633 %',
    ]);
    expect(server.reads.at(-1)).toMatchObject({ path: '/api/squad/answers-due', query: { team_id: 1 } });
  });

  test('says no figure where nothing was due this week', async () => {
    const { server, show } = open('/dashboard', {
      ofDue: { ...due, weeks: [{ monday: '2026-11-16', ...share(0, 0) }] },
    });
    show();
    expect(await screen.findByRole('button', { name: 'Answers per week' })).toBeTruthy();
    await waitFor(() => expect(server.reads.some(({ path }) => path === '/api/squad/answers-due')).toBe(true));
    expect(screen.queryByRole('button', { name: /Answered this week/ })).toBeNull();
  });

  test('is left out of an earlier day, and of another team until it is known', async () => {
    const { server } = open();
    const button = (teamId: number, isToday: boolean) => (
      <TestShell at="/dashboard" api={server}>
        <AnswersDueButton teamId={teamId} answered={1} isToday={isToday} />
      </TestShell>
    );
    const { rerender } = render(button(1, true));
    await screen.findByRole('button', { name: 'Answered this week: 6 of 8 due' });
    rerender(button(1, false));
    expect(screen.getByRole('button').textContent).toBe('Answers per week');
    rerender(button(2, true));
    expect(screen.getByRole('button').textContent).toBe('Answers per week');
    await screen.findByRole('button', { name: 'Answered this week: 6 of 8 due' });
  });

  test('asks for a team when the board shows several', async () => {
    const { server, show } = open('/dashboard?due=weeks', { teams: 2 });
    show();
    expect(await screen.findByText(/Choose a team first/)).toBeTruthy();
    expect(server.reads.some(({ path }) => path === '/api/squad/answers-due')).toBe(false);
  });

  test('can be tried again after a failure', async () => {
    const { server, show } = open('/dashboard?due=weeks');
    server.failReads = (path) => (path === '/api/squad/answers-due' ? NETWORK : null);
    show();
    const dialog = within(await screen.findByRole('dialog', { name: 'Answers per week' }));
    server.failReads = null;
    await userEvent.click(await dialog.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'Per week' })).toBeTruthy();
    expect(screen.getByText('Answered this week: 6 of 8 due')).toBeTruthy();
  });
});
