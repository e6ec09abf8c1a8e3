import { ApiError } from '@touchline/ui/host';
import { createTeamSender, type NewTeam, type TeamRequest } from './team-request.js';

const GOLF: NewTeam = { sport: 'Golf (M)', name: 'Eagles' };
const LOST = new ApiError(0, 'network', null);
const refused = (code: string) => new ApiError(409, code, 'Refused.');

/** Rejects once per error, then resolves. */
function server(...errors: Error[]) {
  const sent: TeamRequest[] = [];
  const post = (request: TeamRequest) => {
    sent.push(structuredClone(request));
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('created');
  };
  return { sent, post };
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-05T12:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('after a lost answer the same request is repeated, also later', async () => {
  const { sent, post } = server(LOST, new ApiError(503, 'busy', 'Busy.'));
  const sender = createTeamSender();
  await expect(sender.send(GOLF, post)).rejects.toBe(LOST);
  jest.setSystemTime(new Date('2026-11-05T12:10:00Z'));
  await expect(sender.send({ ...GOLF, name: ' Eagles ' }, post)).rejects.toMatchObject({ code: 'busy' });
  expect(await sender.send(GOLF, post)).toBe('created');
  expect(sent).toHaveLength(3);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[2]).toEqual(sent[0]);
  expect(sent[0]?.body).toMatchObject({
    sport: 'Golf (M)',
    name: 'Eagles',
    code_expires_at: '2026-11-12T12:00:00.000Z',
  });
});

test.each<[string, NewTeam]>([
  ['sport', { ...GOLF, sport: 'Golf (W)' }],
  ['name', { ...GOLF, name: 'Hawks' }],
  ['name, to none', { ...GOLF, name: '  ' }],
])('another %s makes another request', async (_, changed) => {
  const { sent, post } = server(LOST);
  const sender = createTeamSender();
  await sender.send(GOLF, post).catch(() => undefined);
  await sender.send(changed, post);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  expect(new Set(sent.map(({ body }) => body.registration_code)).size).toBe(2);
  expect([sent[1]?.body.sport, sent[1]?.body.name]).toEqual([changed.sport, changed.name.trim() || undefined]);
});

test('after a created team an equal input makes a new request', async () => {
  const { sent, post } = server();
  const sender = createTeamSender();
  await sender.send(GOLF, post);
  await sender.send(GOLF, post);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test.each(['code_taken', 'key_reused'])('%s: another code with another key is sent at once', async (code) => {
  const { sent, post } = server(refused(code), refused(code));
  expect(await createTeamSender().send(GOLF, post)).toBe('created');
  expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
  expect(new Set(sent.map(({ body }) => body.registration_code)).size).toBe(3);
});

test('five taken codes end the attempt; the next attempt sends a new request', async () => {
  const { sent, post } = server(...Array.from({ length: 5 }, () => refused('code_taken')));
  const sender = createTeamSender();
  await expect(sender.send(GOLF, post)).rejects.toMatchObject({ code: 'code_taken' });
  expect(sent).toHaveLength(5);
  await sender.send(GOLF, post);
  expect(sent[5]?.key).not.toBe(sent[4]?.key);
});

test('a taken name does not generate another code', async () => {
  const { sent, post } = server(refused('team_name_taken'));
  await expect(createTeamSender().send(GOLF, post)).rejects.toMatchObject({ code: 'team_name_taken' });
  expect(sent).toHaveLength(1);
});
