import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { fakeApi, refusal, type FakeApi } from '../../testing/fake-api.js';
import { athletePage } from '../../testing/pages.js';
import { show } from '../../testing/render.js';
import { AnswerPage } from '../answer-page.js';

const DEVICES = 'GET /api/athlete/devices';
const instant = '2026-11-20T08:00:00Z';
const device = (id: number, name: string, isThis: boolean) => ({
  device_id: id,
  name,
  paired_at: instant,
  last_used_at: instant,
  expires_at: '2027-02-20T08:00:00Z',
  is_this: isThis,
});
const ENDED = { name: 'This phone does not answer any more' };

async function open(more: FakeApi['answers'] = {}): Promise<FakeApi> {
  const api = fakeApi({
    'GET /api/athlete/page': { body: athletePage() },
    [DEVICES]: { body: [device(1, 'iPhone, Safari', true), device(2, 'Android, Chrome', false)] },
    'GET /api/athlete/readers': {
      body: {
        since: '2024-11-26',
        readers: [
          { date: '2026-11-25', coach: 'Kim Lee', by: 'coach', program: null, kinds: ['wellness', 'training load'] },
          { date: '2026-11-24', coach: null, by: 'program', program: 'Season report', kinds: ['wellness'] },
          { date: '2026-11-23', coach: null, by: 'program', program: null, kinds: ['wellness'] },
          { date: '2026-11-20', coach: null, by: 'administrator', program: null, kinds: ['everything'] },
        ],
      },
    },
    'GET /api/athlete/requests': { body: [] },
    'GET /api/athlete/address': { body: { confirmed: null, is_waiting: false } },
    'GET /api/athlete/consent': {
      body: {
        ...{ state: 'given', knows_birth_date: true, needs_guardian: false, guardian_age: 16 },
        ...{ given_by: 'athlete', given_at: instant, text_version: '2026-11', guardian_refused_on: null },
      },
    },
    ...more,
  });
  show(<AnswerPage linkKey={null} />);
  await userEvent.click(await screen.findByRole('button', { name: 'My data' }));
  await screen.findByText(/^You agreed here/);
  return api;
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (button: HTMLElement) => userEvent.click(button);

it('says who read the figures, and leads back with the browser’s own way', async () => {
  await open();
  const readers = section('Who read your figures');
  expect(readers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wed, Nov 25: Kim Lee (wellness, training load)',
    'Tue, Nov 24: The program Season report (wellness)',
    'Mon, Nov 23: A program of your club (wellness)',
    'Fri, Nov 20: An administrator of your club (everything)',
  ]);
  expect(readers.getByText(/begins on November 26, 2024/)).toBeTruthy();
  expect(section('Ask your club').getByText(/deletes nothing by itself/)).toBeTruthy();
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await screen.findByRole('heading', { name: 'How are you today, Ada?' });
});

it('ends another phone after a second press', async () => {
  const api = await open();
  api.answers['DELETE /api/athlete/devices/2'] = { status: 204 };
  await press(section('Phones that answer for you').getByRole('button', { name: 'End Android, Chrome' }));
  expect(api.bodiesOf('DELETE /api/athlete/devices/2')).toEqual([]);
  expect(document.activeElement?.textContent).toBe('End Android, Chrome');
  await press(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement?.textContent).toBe('End Android, Chrome');
  await press(screen.getByRole('button', { name: 'End Android, Chrome' }));
  api.answers[DEVICES] = { body: [device(1, 'iPhone, Safari', true)] };
  await press(section('Phones that answer for you').getByRole('button', { name: 'End Android, Chrome' }));
  await waitFor(() => expect(section('Phones that answer for you').getAllByRole('listitem')).toHaveLength(1));
});

it('ends this phone and forgets everything on it', async () => {
  const api = await open();
  api.answers['DELETE /api/athlete/devices/1'] = { status: 204 };
  await press(screen.getByRole('button', { name: 'End this phone' }));
  await press(screen.getByRole('button', { name: 'End this phone' }));
  await screen.findByRole('heading', ENDED);
  expect(window.localStorage.length).toBe(0);
});

it('takes the consent back after saying what happens', async () => {
  const api = await open();
  api.answers['DELETE /api/athlete/consent'] = { status: 204 };
  await press(screen.getByRole('button', { name: 'Take my consent back' }));
  expect(section('Your consent').getByText(/^Your link and all your phones end at once/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Take my consent back' }));
  await screen.findByRole('heading', ENDED);
  expect(screen.getByText(/^Your consent is taken back/)).toBeTruthy();
});

it('shows everything that is stored, and saves it as a file', async () => {
  const api = await open();
  const table = {
    title: 'Wellness',
    file: 'wellness.csv',
    columns: [
      { name: 'wellness_id', meaning: 'Number of the record.', is_technical: true },
      { name: 'stress', meaning: 'Stress', is_technical: false },
    ],
    rows: [
      [7, 3],
      [8, null],
    ],
    is_complete: false,
  };
  const empty = { ...table, title: 'Attendance', file: 'attendance.csv', rows: [], is_complete: true };
  api.answers['GET /api/athlete/data'] = { body: { exported_at: instant, tables: [empty, table] } };
  const saved: Blob[] = [];
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`, revokeObjectURL: revoke });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const showAll = screen.getByRole('button', { name: 'Show everything' });
  await press(showAll);
  await waitFor(() => expect(showAll.textContent).toBe('Save as a file'));
  expect(document.activeElement).toBe(showAll);
  await press(await screen.findByText('Wellness (2)'));
  expect(screen.getByText('Nothing is stored here (1)').parentElement?.textContent).toContain('Attendance');
  expect(screen.queryByRole('region', { name: 'Attendance' })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Wellness' }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['3', '7', '', '8']);
  expect(screen.getByText(/more than fits here/)).toBeTruthy();
  const save = screen.getByRole('button', { name: 'Save as a file' });
  await press(save);
  expect(revoke).not.toHaveBeenCalled();
  expect(saved[0]?.type).toBe('application/json');
  jest.restoreAllMocks();
});

it('asks the club once, however often it is sent, and shows the answer', async () => {
  const api = await open();
  const create = 'POST /api/athlete/requests';
  api.answers[create] = 'no network';
  const ofRequests = () => section('Ask your club');
  await press(ofRequests().getByRole('button', { name: 'Ask' }));
  expect(ofRequests().getByText('Please choose what you ask for.')).toBeTruthy();
  await press(ofRequests().getByRole('radio', { name: 'Correct something' }));
  await userEvent.type(ofRequests().getByLabelText('What should your coach know?'), 'I was there.');
  await press(ofRequests().getByRole('button', { name: 'Ask' }));
  await screen.findByText('No connection. Please try again in a moment.');
  api.answers[create] = { status: 201, body: {} };
  api.answers['GET /api/athlete/requests'] = {
    body: [
      {
        request_id: 1,
        kind: 'correction',
        text: 'I was there.',
        asked_at: instant,
        done_at: instant,
        answer: 'Corrected.',
      },
    ],
  };
  await press(ofRequests().getByRole('button', { name: 'Ask' }));
  await waitFor(() =>
    expect(ofRequests().getByRole('listitem').textContent).toContain('Answered on November 20, 2026: Corrected.'),
  );
  expect(api.bodiesOf(create)).toEqual([1, 2].map(() => ({ kind: 'correction', text: 'I was there.' })));
  const keys = api.sent.filter(({ call }) => call === create).map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

it('asks for the deletion of everything without a reason', async () => {
  const api = await open();
  const create = 'POST /api/athlete/requests';
  api.answers[create] = { status: 201, body: {} };
  const ofRequests = () => section('Ask your club');
  await press(ofRequests().getByRole('radio', { name: 'Correct something' }));
  await press(ofRequests().getByRole('button', { name: 'Ask' }));
  expect(ofRequests().getByText('Please write a sentence to your coach.')).toBeTruthy();
  await press(ofRequests().getByRole('radio', { name: 'Delete everything about me' }));
  expect(ofRequests().getByLabelText('What should your coach know? (optional)')).toBeTruthy();
  await press(ofRequests().getByRole('button', { name: 'Ask' }));
  await waitFor(() => expect(api.bodiesOf(create)).toEqual([{ kind: 'erasure', text: 'No reason given.' }]));
});

it('has an address confirmed by mail', async () => {
  const api = await open();
  api.answers['PUT /api/athlete/address'] = { status: 202, body: {} };
  api.answers['GET /api/athlete/address'] = { body: { confirmed: null, is_waiting: true } };
  await userEvent.type(screen.getByLabelText('Another address'), ' ada@example.org ');
  await press(screen.getByRole('button', { name: 'Send a mail to confirm it' }));
  await screen.findByText(/^A mail is on its way/);
  expect(api.bodiesOf('PUT /api/athlete/address')).toEqual([{ email: 'ada@example.org' }]);
});

it('asks for no address where no mail can be sent', async () => {
  await open({ 'GET /api/join/rules': { body: { guardian_age: 16, text_version: '1', sends_mail: false } } });
  expect(section('Mail address for new links').getByText(/sends no mails/)).toBeTruthy();
  expect(screen.queryByLabelText('Another address')).toBeNull();
});

it('loads a part again that could not be loaded', async () => {
  const api = await open({ [DEVICES]: 'no network' });
  const phones = section('Phones that answer for you');
  api.answers[DEVICES] = { body: [device(1, 'iPhone, Safari', true)] };
  await press(phones.getByRole('button', { name: 'Try again' }));
  await phones.findByRole('button', { name: 'End this phone' });
  expect(phones.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('ends when the phone is not known any more', async () => {
  const api = await open();
  api.answers['GET /api/athlete/data'] = refusal(401, 'unauthenticated');
  await press(screen.getByRole('button', { name: 'Show everything' }));
  await screen.findByRole('heading', ENDED);
});
