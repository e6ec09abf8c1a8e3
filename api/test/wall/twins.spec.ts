import type { Response } from 'light-my-request';
import { Twins } from './support/twins.js';

const answer = (body: unknown, statusCode = 200) =>
  ({
    statusCode,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    payload: JSON.stringify(body),
  }) as unknown as Response;
const list = (...ids: number[]) => answer(ids.map((id, at) => ({ id, name: `row ${at}` })));

describe('Twins', () => {
  it('accepts different ids in each database', () => {
    expect(new Twins().difference('GET /x', list(1, 2, 3), list(1, 4, 9))).toBeNull();
  });

  it('remembers an id: it must mean the same row in both', () => {
    const twins = new Twins();
    twins.difference('GET /x', list(1, 2), list(1, 4));
    expect(twins.difference('GET /x', list(2, 1), list(4, 1))).toBeNull();
    expect(twins.difference('GET /x', list(2, 1), list(1, 4))).not.toBeNull();
  });

  it('remembers a revision: it must change in both', () => {
    const twins = new Twins();
    const at = (revision: string | null) => answer({ revision });
    expect(twins.difference('GET /x', at('a'), at('1'))).toBeNull();
    expect(twins.difference('GET /x', at('a'), at('1'))).toBeNull();
    expect(twins.difference('GET /x', at('b'), at('1'))).not.toBeNull();
    expect(twins.difference('GET /x', at('b'), at(null))).not.toBeNull();
  });

  it('reports a different value, status, number of rows or order', () => {
    const same = answer({ rate: 80 });
    for (const other of [
      answer({ rate: 81 }),
      answer({ rate: 80 }, 201),
      answer({ rate: '80' }),
      answer({ rate: 80, x: null }),
    ])
      expect(new Twins().difference('GET /x', same, other)).not.toBeNull();
    expect(new Twins().difference('GET /x', list(1, 2), list(1, 2, 3))).not.toBeNull();
    expect(new Twins().difference('GET /x', answer(['a', 'b']), answer(['b', 'a']))).not.toBeNull();
  });

  it('compares tables without names by their columns, and keys by being there', () => {
    const table = (id: number, key: string | null, fatigue = 3) =>
      answer({
        title: 'Wellness',
        columns: [{ name: 'id' }, { name: 'key_sha256' }, { name: 'fatigue' }],
        rows: [[id, key, fatigue]],
      });
    expect(new Twins().difference('GET /x', table(1, 'a'), table(4, 'b'))).toBeNull();
    expect(new Twins().difference('GET /x', table(1, 'a'), table(4, null))).not.toBeNull();
    expect(new Twins().difference('GET /x', table(1, 'a'), table(4, 'b', 4))).not.toBeNull();
    expect(new Twins().difference('GET /x', answer({ key: 'a' }), answer({ key: 'b' }))).toBeNull();
  });
});
