import { act, renderHook } from '@testing-library/react';
import { ApiError } from '../host/api-client.js';
import { FakeServer } from '../testing/fake-server.js';
import { VersionedRecords } from '../testing/versioned-records.js';
import { saveVersioned, useVersionedSave, type VersionedWrite } from './use-versioned-save.js';

interface Note {
  id: number;
  text: string;
  version: number;
}

function open() {
  const notes = new VersionedRecords<Note>({
    idOf: ({ id }) => id,
    changed: new ApiError(409, 'note_changed', 'Changed since.'),
    records: [{ id: 7, text: 'first', version: 1 }],
  });
  const server = new FakeServer({
    'GET /api/notes/{id}': ({ id }) => notes.get(id),
    'PUT /api/notes/{id}': ({ id, body }) => {
      const { version, ...fields } = body as Note;
      return notes.change(id, version, fields);
    },
  });
  const { result } = renderHook(() => useVersionedSave<Note>());
  const save = (text: string, version: number) =>
    result.current.save({
      store: () => server.send<Note>('PUT', '/api/notes/7', { text, version }),
      changedCode: 'note_changed',
      read: () =>
        server.get<Note>('/api/notes/7').catch((error: unknown) => {
          if (ApiError.isGone(error)) return null;
          throw error;
        }),
      isAlreadySaved: (stored) => stored.text === text,
    });
  const saveAndWait = async (text: string, version: number) => {
    let kind = '';
    await act(async () => {
      kind = (await save(text, version)).kind;
    });
    return kind;
  };
  return { notes, server, save, saveAndWait, saving: () => result.current };
}

it('stores, and is busy while it does', async () => {
  const { notes, server, save, saving } = open();
  const release = server.holdWrites();
  let done: Promise<{ kind: string }> | undefined;
  act(() => {
    done = save('mine', 1);
  });
  expect(saving().busy).toBe(true);
  release();
  await act(async () => {
    expect((await done)?.kind).toBe('saved');
  });
  expect([saving().busy, saving().conflict, notes.get(7).text]).toEqual([false, null, 'mine']);
});

it('ignores a second save while the first is on its way', async () => {
  const { server, save, saving } = open();
  await act(async () => {
    const first = save('mine', 1);
    expect((await save('mine', 1)).kind).toBe('ignored');
    expect((await first).kind).toBe('saved');
  });
  expect([server.writes.length, saving().busy]).toEqual([1, false]);
});

it('keeps a conflict until it ends or the next save begins', async () => {
  const { notes, saveAndWait, saving } = open();
  notes.change(7, undefined, { text: 'theirs' });
  expect(await saveAndWait('mine', 1)).toBe('conflict');
  expect(saving().conflict?.stored).toEqual({ id: 7, text: 'theirs', version: 2 });
  act(() => saving().endConflict());
  expect(saving().conflict).toBeNull();
  expect(await saveAndWait('mine', 1)).toBe('conflict');
  expect(await saveAndWait('mine', 2)).toBe('saved');
  expect([saving().conflict, notes.get(7)]).toEqual([null, { id: 7, text: 'mine', version: 3 }]);
});

it('raises no conflict for what the coach has stopped editing meanwhile', async () => {
  const { notes, save, saving } = open();
  notes.remove(7);
  await act(async () => {
    const done = save('mine', 1);
    saving().endConflict();
    expect(await done).toMatchObject({ kind: 'conflict', stored: null });
  });
  expect(saving().conflict).toBeNull();
});

it('recognises a stored write whose answer got lost', async () => {
  const { server, notes, saveAndWait } = open();
  server.loseNextAnswer = true;
  expect(await saveAndWait('mine', 1)).toBe('failed');
  expect(await saveAndWait('mine', 1)).toBe('already-saved');
  expect(notes.get(7).version).toBe(2);
});

describe('one write', () => {
  interface Note {
    text: string;
    version: number;
  }
  type Write = VersionedWrite<Note, Note>;

  const CHANGED = new ApiError(409, 'note_changed', 'Changed since.');
  const GONE = new ApiError(404, 'not_found', 'Not found.');
  const LOST = new ApiError(0, 'network', null);
  const theirs: Note = { text: 'theirs', version: 2 };

  /** A write of the text `mine`, refused by `error`; `stored` is read then. */
  function write(error: Error | null, stored: Note | null | Error, part: Partial<Write> = {}): Write {
    return {
      store: () => (error ? Promise.reject(error) : Promise.resolve({ text: 'mine', version: 2 })),
      changedCode: 'note_changed',
      read: () => (stored instanceof Error ? Promise.reject(stored) : Promise.resolve(stored)),
      ...part,
    };
  }

  test('a write that is stored answers what the server answered', async () => {
    expect(await saveVersioned(write(null, theirs))).toEqual({ kind: 'saved', answer: { text: 'mine', version: 2 } });
  });

  test.each([
    ['a change by someone else is a conflict with what they stored', CHANGED, theirs],
    ['a 404 is a conflict with the stored record', GONE, theirs],
    ['a record that is gone is a conflict with nothing', GONE, null],
    ['a changed record that is gone by the time it is read, too', CHANGED, null],
  ])('%s', async (_, error, stored) => {
    expect(await saveVersioned(write(error, stored))).toEqual({ kind: 'conflict', stored, error });
  });

  test('a conflict whose record cannot be read says both errors', async () => {
    expect(await saveVersioned(write(CHANGED, LOST))).toEqual({ kind: 'unread', error: CHANGED, readError: LOST });
  });

  test.each([
    ['a lost connection', LOST, {}],
    ['another code', new ApiError(409, 'key_reused', 'No.'), {}],
    ['an unexpected error', new Error('a mistake'), {}],
    ['a conflict of a new record, which cannot be read', CHANGED, { read: undefined }],
    ['a 404 where it is no conflict', GONE, { goneIsConflict: false }],
  ])('%s is a failure', async (_, error, part) => {
    expect(await saveVersioned(write(error, theirs, part))).toEqual({ kind: 'failed', error });
  });

  test('a record that already holds the written content is saved: an earlier answer got lost', async () => {
    const isAlreadySaved = ({ text }: Note) => text === 'theirs';
    expect(await saveVersioned(write(CHANGED, theirs, { isAlreadySaved }))).toEqual({
      kind: 'already-saved',
      stored: theirs,
    });
  });

  test('a change that touches nothing of the coach is written over without asking, once for each version', async () => {
    const over: number[] = [];
    const attempt = (version: number, refusals: number): Write =>
      write(refusals > 0 ? CHANGED : null, theirs, {
        rebase: (stored) => {
          over.push(stored.version);
          return stored.version === version ? null : attempt(stored.version, refusals - 1);
        },
      });
    expect(await saveVersioned(attempt(1, 1))).toMatchObject({ kind: 'saved' });
    expect(await saveVersioned(attempt(1, 2))).toEqual({ kind: 'conflict', stored: theirs, error: CHANGED });
    expect(over).toEqual([2, 2, 2]);
  });
});
