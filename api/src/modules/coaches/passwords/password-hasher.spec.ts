import { hashPassword } from './password-hasher.service.js';

describe('a password', () => {
  it('is hashed with Argon2id, at the cost that OWASP asks for, and a salt of its own', async () => {
    const hashes = [await hashPassword('Coach#2026'), await hashPassword('Coach#2026')];
    for (const hash of hashes) {
      const [, kind, version, cost = '', salt = '', digest = ''] = hash.split('$');
      expect([kind, version]).toEqual(['argon2id', 'v=19']);
      const { m, t } = Object.fromEntries(cost.split(',').map((part) => part.split('='))) as Record<string, string>;
      expect(Number(m)).toBeGreaterThanOrEqual(19_456);
      expect(Number(t)).toBeGreaterThanOrEqual(2);
      expect(Buffer.from(salt, 'base64').length).toBeGreaterThanOrEqual(16);
      expect(Buffer.from(digest, 'base64').length).toBe(32);
    }
    expect(hashes[0]).not.toBe(hashes[1]);
  });
});
