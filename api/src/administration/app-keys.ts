import { recordAdministration } from '../common/security-log/record-event.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { ApiKeyEntity } from '../modules/coaches/index.js';
import { CommandError } from './command-error.js';
import { generateApiKey } from './generated-secrets.js';
import { requireInstitution } from './known-rows.js';

/** The key by which the athletes' app of an institution calls, as an administrator creates and revokes it. */
export class AppKeys {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Creates an API key. Returns the key, which is stored only as a hash, and its number, by which the audit names it.
   * With `replace` the institution's present key ends.
   */
  async create(institution: string, replace: boolean, now: Date): Promise<{ key: string; id: number }> {
    const { key, sha256 } = generateApiKey();
    return this.unitOfWork.write(async (tx) => {
      const { id: institutionId, name } = await requireInstitution(tx, institution);
      if (!replace && (await tx.existsBy(ApiKeyEntity, { institutionId }))) {
        throw new CommandError(
          `${name} already has a key. With --replace it gets a new one, and the old one stops working at once.`,
        );
      }
      await tx.delete(ApiKeyEntity, { institutionId });
      const { identifiers } = await tx.insert(ApiKeyEntity, { institutionId, keySha256: sha256, createdAt: now });
      const id = Number(identifiers[0]?.['id']);
      await recordAdministration(tx, replace ? 'api-key --replace' : 'api-key', { institutionId, apiKeyId: id }, now);
      return { key, id };
    });
  }

  /** Ends the institution's key. Returns its number; null when the institution has none. */
  async revoke(institution: string, now: Date): Promise<number | null> {
    return this.unitOfWork.write(async (tx) => {
      const { id: institutionId } = await requireInstitution(tx, institution);
      const key = await tx.findOneBy(ApiKeyEntity, { institutionId });
      if (!key) return null;

      await tx.delete(ApiKeyEntity, { id: key.id });
      await recordAdministration(tx, 'api-key --revoke', { institutionId, apiKeyId: key.id }, now);
      return key.id;
    });
  }
}
