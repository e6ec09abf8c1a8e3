import { ApiError } from '../host/api-client.js';
import { FakeServer } from './fake-server.js';
import { VersionedRecords } from './versioned-records.js';

interface Note {
  id: number;
  text: string;
  version: number;
}

function open() {
  const notes = new VersionedRecords<Note>({
    idOf: ({ id }) => id,
    changed: new ApiError(409, 'note_changed', 'Changed since.'),
    records: [{ id: 1, text: 'first', version: 1 }],
  });
  const server = new FakeServer({
    'GET /api/notes': ({ query }) => notes.all.filter(({ text }) => query.text == null || text === query.text),
    'POST /api/notes': ({ body }) => notes.add({ id: notes.all.length + 1, version: 1, ...(body as { text: string }) }),
    'PUT /api/notes/{id}': ({ id, body }) => {
      const { version, ...fields } = body as Note;
      return notes.change(id, version, fields);
    },
    'DELETE /api/notes/{id}': ({ id, query }) => notes.remove(id, Number(query.version)),
  });
  return { notes, server };
}
const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error)),
  );

it('reads and writes by routes, and keeps every call', async () => {
  const { server } = open();
  expect(await server.send('PUT', '/api/notes/1', { text: 'second', version: 1 })).toEqual({
    id: 1,
    text: 'second',
    version: 2,
  });
  expect(await server.get('/api/notes', { query: { text: 'second' } })).toHaveLength(1);
  expect(await server.get('/api/notes', { query: { text: 'first' } })).toEqual([]);
  await server.send('DELETE', '/api/notes/1', undefined, { query: { version: 2 } });
  expect(await server.get('/api/notes')).toEqual([]);
  expect(server.writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/notes/1',
    'DELETE /api/notes/1',
  ]);
  expect(server.reads).toHaveLength(3);
  expect(await errorOf(server.get('/api/others'))).toContain('no route for GET /api/others');
});

it('answers calls by route as those by path', async () => {
  const server = new FakeServer({
    'GET /api/teams': ({ query }) => [query],
    'PUT /api/teams/{id}': ({ id, body }) => ({ id, body }),
  });
  expect(await server.call('GET /api/teams')).toEqual([{}]);
  const body = { name: 'First' };
  expect(await server.call('PUT /api/teams/{id}', { params: { id: 7 }, body })).toEqual({ id: 7, body });
  expect(server.writes).toEqual([{ method: 'PUT', path: '/api/teams/7', body }]);
});

it('refuses as the API does: 404 for a missing record, 409 for another version', async () => {
  const { server, notes } = open();
  expect(await errorOf(server.send('PUT', '/api/notes/2', { version: 1 }))).toBe('404 not_found');
  notes.change(1, undefined, { text: 'theirs' });
  expect(await errorOf(server.send('PUT', '/api/notes/1', { text: 'mine', version: 1 }))).toBe('409 note_changed');
  expect(await errorOf(server.send('DELETE', '/api/notes/1', undefined, { query: { version: 1 } }))).toBe(
    '409 note_changed',
  );
  expect(notes.all).toEqual([{ id: 1, text: 'theirs', version: 2 }]);
});

it('carries out a call with a retry key once, and refuses the key with another body', async () => {
  const { server, notes } = open();
  const add = (text: string) => server.send<Note>('POST', '/api/notes', { text }, { retryKey: 'k' });
  expect([await add('new'), await add('new')].map(({ id }) => id)).toEqual([2, 2]);
  expect(await errorOf(add('another'))).toBe('409 key_reused');
  expect(notes.all).toHaveLength(2);
});

it('fails the next write before anything is stored, or loses its answer after it is', async () => {
  const { server, notes } = open();
  server.failNextWrite = new ApiError(503, 'busy', null);
  const save = () => server.send('PUT', '/api/notes/1', { text: 'mine', version: 1 });
  expect([await errorOf(save()), notes.get(1).version]).toEqual(['503 busy', 1]);
  server.loseNextAnswer = true;
  expect([await errorOf(save()), notes.get(1).version]).toEqual(['0 network', 2]);
  expect(await errorOf(save())).toBe('409 note_changed');
});

it('fails reads, all or by path, until told otherwise', async () => {
  const { server } = open();
  server.failReads = new ApiError(0, 'network', null);
  expect(await errorOf(server.get('/api/notes'))).toBe('0 network');
  server.failReads = (path) => (path.endsWith('others') ? new ApiError(503, 'busy', null) : null);
  expect(await errorOf(server.get('/api/notes'))).toBeNull();
  expect(await errorOf(server.get('/api/others'))).toBe('503 busy');
});

it('holds calls until they are released', async () => {
  const { server, notes } = open();
  const release = server.holdWrites();
  const saved = server.send('PUT', '/api/notes/1', { text: 'mine', version: 1 });
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(notes.get(1).version).toBe(1);
  release();
  await saved;
  expect(notes.get(1).version).toBe(2);

  const releaseReads = server.holdReads();
  let read = false;
  const list = server.get('/api/notes').then(() => (read = true));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(read).toBe(false);
  releaseReads();
  await list;
  expect(read).toBe(true);
});

it('answers copies: what a screen changes in an answer is not stored', async () => {
  const { server, notes } = open();
  const [note] = await server.get<Note[]>('/api/notes');
  note!.text = 'changed';
  expect(notes.get(1).text).toBe('first');
});
