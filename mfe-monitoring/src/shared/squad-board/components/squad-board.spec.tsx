import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Decision, MakeDecisionBody } from '@touchline/contracts/decisions.schema';
import { DECISION_CHANGED } from '@touchline/contracts/error-codes';
import type { SquadAthlete } from '@touchline/contracts/squad.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, TestShell } from '@touchline/ui/testing';
import { buildSquadAthlete, buildSquadBoard } from '../testing/squad-answer.js';
import { SquadBoard } from './squad-board.js';

// Typing into a form takes long on slow machines.
jest.setTimeout(20_000);

const tired = buildSquadAthlete({
  athlete_id: 8,
  first_name: 'Bo',
  need: 'talk',
  wellness: { state: 'talk', hooper_index: 20, delta: 7.6, z: 3.8, notes: ['stress'], flags_28: 2 },
});
const calm = buildSquadAthlete();

/** The board with its server; `decide` answers the stored decision. */
function open(athletes: SquadAthlete[] = [tired, calm]) {
  const notices: string[] = [];
  const board = buildSquadBoard(athletes);
  const server = new FakeServer({
    'GET /api/dashboard/squad': () => board,
    'PUT /api/squad/seen': () => undefined,
    'GET /api/athlete-access': () => [],
    'GET /api/squad/answers': () => ({ revision: board.answers_revision ?? '' }),
    'GET /api/athlete-requests': () => [],
    'POST /api/squad/decisions': ({ body }) => {
      const { kind, note, message = null } = body as MakeDecisionBody;
      const decision: Decision = {
        decision_id: 5,
        kind,
        note,
        message,
        made_on: board.today,
        until: board.today,
        made_by: 'Kim Coach',
        own: true,
      };
      const decided = board.athletes[0];
      if (decided) board.athletes[0] = { ...decided, decision, need: 'decided' };
      return decision;
    },
    'DELETE /api/squad/decisions/{id}': () => {
      board.athletes[0] = tired;
    },
  });
  render(
    <TestShell at="/dashboard" api={server} notify={({ text }) => notices.push(text)}>
      <SquadBoard teamId={null} date={board.date} />
    </TestShell>,
  );
  return { server, board, notices };
}
const table = () => screen.findByRole('table', { name: 'Squad' });
const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name), hidden: true });
const openRow = async (name: string) => {
  await table();
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};

test('says why an athlete needs the coach, and what nobody may conclude from it', async () => {
  open();
  await table();
  expect(rowOf('Bo Test').textContent).toContain('20 Talk first');
  expect(rowOf('Bo Test').textContent).toContain('Clearly worse than usual · Stress 3');
  expect(screen.getByText(/About 1 in 17 answers .* Not an injury forecast\./)).toBeTruthy();
  expect(screen.getByText('Today, Wed, Nov 18, 2026 · 2 of 2 answered')).toBeTruthy();
});

test('shows who answers a question, and says so when nobody does', async () => {
  open();
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Tired 1' }));
  expect(screen.queryByRole('row', { name: /Ana Test/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Injured or limited 0' }));
  expect(screen.getByText('Nobody. Choose “All” to see the whole squad.')).toBeTruthy();
});

test('opening a row explains the flag and records that it was seen', async () => {
  const { server } = open();
  const dialog = await openRow('Bo Test');
  const text = within(dialog).getByRole('region', { name: 'Hooper index' }).textContent;
  for (const part of [
    '7.6 points worse than the average of their last 24 answers',
    'Usual for them is 10.4 to 14.4',
    'Talk first: much worse than usual for them, by at least 4 points',
    'About 1 in 26 answers is marked like this by chance.',
    '2 marked answers in the last 28 days.',
  ])
    expect(text).toContain(part);
  expect(server.writes).toMatchObject([{ method: 'PUT', path: '/api/squad/seen', body: { athlete_id: 8 } }]);
});

test('shows the own figures and those without the squad when the whole squad is down', async () => {
  const { board } = open();
  board.teams = board.teams.map((line) => ({ ...line, answers: 1, median_z: 0.9, median_delta: 2.4, down: true }));
  const dialog = await openRow('Bo Test');
  expect(
    screen.getByText(
      /The whole squad is tired \(1 of 2 answers compared\)\. Marked: who is more tired than the rest\./,
    ),
  ).toBeTruthy();
  const text = within(dialog).getByRole('region', { name: 'Hooper index' }).textContent;
  expect(text).toContain('Their distance from usual: 7.6 points, 3.8 deviations.');
  expect(text).toContain('median of 2.4 points, 0.9 deviations: 5.2 points, 2.9 deviations.');
  expect(text).toContain('(here 2.9)');
});

test('a decision stands for the flag until it is taken back', async () => {
  const { notices } = open();
  const dialog = await openRow('Bo Test');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save decision' }));
  expect(within(dialog).getByText('Choose a decision first.')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Rest' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note for the staff' }), 'Slept badly');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save decision' }));
  expect(await within(dialog).findByText(/Rest until Nov 18 · Kim Coach/)).toBeTruthy();
  expect(rowOf('Bo Test').textContent).not.toContain('Clearly worse than usual');
  expect(rowOf('Bo Test').textContent).not.toContain('Talk first');
  expect(screen.getByRole('button', { name: 'Tired 0', hidden: true })).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(rowOf('Bo Test').textContent).toContain('Clearly worse than usual'));
  expect(notices).toEqual(['Decision saved.', 'Decision taken back.']);
});

test.each([
  ['a colleague who was faster', new ApiError(409, DECISION_CHANGED, 'Changed.'), /A colleague has just decided/],
  ['a lost connection', new ApiError(0, 'network', null), 'Failed to save the decision'],
])('keeps the typed note after %s', async (_, failure, sentence) => {
  const { server } = open();
  const dialog = await openRow('Bo Test');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Talk' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note for the staff' }), 'Exam week');
  server.failNextWrite = failure;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save decision' }));
  expect(await within(dialog).findByText(sentence)).toBeTruthy();
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the staff' }).value).toBe(
    'Exam week',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save decision' }));
  expect(await within(dialog).findByText(/Talk until Nov 18/)).toBeTruthy();
});

test('sends a message that the athlete reads with the decision, and shows it to the staff', async () => {
  const { server } = open();
  const dialog = await openRow('Bo Test');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Talk' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Message to the athlete' }), ' See me at five ');
  expect(within(dialog).getByText('For the athlete’s own phone. 14 of 160 characters')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save decision' }));
  expect(await within(dialog).findByText('Message to the athlete: See me at five')).toBeTruthy();
  expect(server.writes.at(-1)?.body).toMatchObject({ kind: 'talk', note: null, message: 'See me at five' });
});

test('asks before it throws a decision away', async () => {
  open();
  const dialog = await openRow('Bo Test');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Note for the staff' }), 'Exam week');
  await userEvent.click(screen.getByRole('button', { name: 'Close Bo Test' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Editing' }));
  await waitFor(() => expect(screen.queryByText('Discard Changes?')).toBeNull());
  expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for the staff' }).value).toBe(
    'Exam week',
  );
});

test('asks for a team when there are too many athletes for one board', async () => {
  const { board } = open([]);
  board.total_athletes = 340;
  expect(await screen.findByText(/340 athletes are too many for one board/)).toBeTruthy();
});

test('two athletes of one name are told apart in the rows, also while a choice hides one, and in the dialog', async () => {
  const kim = (athlete: SquadAthlete, athlete_id: number, jersey_number: string): SquadAthlete => ({
    ...athlete,
    athlete_id,
    jersey_number,
    first_name: 'Kim',
    last_name: 'Lee',
  });
  open([kim(tired, 8, '7'), kim(calm, 9, '00')]);
  await table();
  await userEvent.click(screen.getByRole('button', { name: 'Kim Lee #00' }));
  expect(await screen.findByRole('dialog', { name: /^Kim Lee #00/ })).toBeTruthy();
});

test('words that this version does not know are shown as they are, and no row is missing', async () => {
  const athlete = buildSquadAthlete({
    athlete_id: 8,
    first_name: 'Bo',
    need: 'no_show',
    availability: { ...calm.availability, status: 'on_leave' },
    wellness: { notes: ['mood'] },
    attendance: [
      { date: '2026-11-16', status: 'present' },
      { date: '2026-11-17', status: 'half_day' },
    ],
    decision: {
      decision_id: 5,
      kind: 'call_home',
      note: null,
      message: null,
      made_on: '2026-11-18',
      until: '2026-11-18',
      made_by: null,
      own: false,
    },
  });
  open([athlete, calm]);
  await table();
  const row = rowOf('Bo Test');
  expect(row.textContent).toContain('On leave');
  expect(row.textContent).toContain('No show');
  expect(row.textContent).toContain('Call home until Nov 18');
  expect(row.querySelector('.marks title')?.textContent).toBe('Nov 16 present, Nov 17 half day');
  expect([...row.querySelectorAll('.marks path')].map((path) => path.getAttribute('class'))).toEqual([
    'present',
    'other',
  ]);
  await openRow('Bo Test');
  expect(screen.getByRole('dialog', { name: 'Bo Test' }).textContent).toContain('Mood');
});
