import type { Response } from 'light-my-request';
import { generateApiKey } from '../../src/administration/generated-secrets.js';
import { ApiKeyEntity } from '../../src/modules/coaches/index.js';
import { HOST } from './actors.js';
import type { TestApp } from './test-app.js';

/** The athletes' app of an institution: it sends a key, no cookie and no Origin. */
export class AppCaller {
  constructor(
    private readonly at: TestApp,
    readonly key: string,
  ) {}

  post(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    return this.at.app.inject({
      method: 'POST',
      url,
      headers: { host: HOST, 'content-type': 'application/json', authorization: `Bearer ${this.key}`, ...headers },
      payload,
    });
  }
}

/** Creates a key for an institution without one. */
export async function createAppCaller(at: TestApp, institutionId: number): Promise<AppCaller> {
  const { key, sha256 } = generateApiKey();
  await at.write((tx) => tx.insert(ApiKeyEntity, { institutionId, keySha256: sha256, createdAt: at.clock.now() }));
  return new AppCaller(at, key);
}
