import { requestIds } from './request-ids.js';

describe('requestIds', () => {
  it('are twelve characters of base64url, and never the same twice', () => {
    const next = requestIds();
    const ids = Array.from({ length: 2_000 }, next);
    expect(ids.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('differ between two servers', () => {
    const [one, other] = [requestIds(), requestIds()];
    expect(one()).not.toBe(other());
  });
});
