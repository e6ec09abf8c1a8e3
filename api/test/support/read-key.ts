import { READABLE_KINDS } from '@touchline/contracts/permissions';
import type { Response } from 'light-my-request';
import { generateReadKey } from '../../src/administration/generated-secrets.js';
import { ReadKeyEntity } from '../../src/modules/club-data/index.js';
import { HOST } from './actors.js';
import type { TestApp } from './test-app.js';

const DAY_MS = 86_400_000;

/** Creates a read key, by default of all kinds and teams and for a day, and returns it. */
export async function createReadKey(
  at: TestApp,
  given: Pick<ReadKeyEntity, 'institutionId'> & Partial<Omit<ReadKeyEntity, 'id'>>,
): Promise<{ key: string; id: number }> {
  const { key, sha256: keySha256 } = generateReadKey();
  const now = at.clock.now();
  const row = {
    ...{ name: 'Season report', kinds: [...READABLE_KINDS], teamIds: null, createdAt: now },
    ...{ expiresAt: new Date(now.getTime() + DAY_MS), revokedAt: null, lastUsedAt: null, keySha256, ...given },
  };
  const { identifiers } = await at.write((tx) => tx.insert(ReadKeyEntity, row));
  return { key, id: Number(identifiers[0]?.['id']) };
}

/** A program of a club: it sends a read key, no cookie and no Origin. */
export class ReadingCaller {
  constructor(
    private readonly at: TestApp,
    readonly key: string,
  ) {}

  get(url: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.at.app.inject({
      method: 'GET',
      url,
      headers: { host: HOST, authorization: `Bearer ${this.key}`, ...headers },
    });
  }
}
