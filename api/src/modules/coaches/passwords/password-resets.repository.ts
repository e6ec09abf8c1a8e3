import { MoreThan, type EntityManager } from 'typeorm';
import { hashToken } from '../../../common/auth/secret-token.js';
import { PasswordResetEntity } from './password-reset.entity.js';

/** The reset link of a token; null when it was used, has expired at `now` or never existed. */
export function findResetLink(manager: EntityManager, token: string, now: Date): Promise<PasswordResetEntity | null> {
  return manager.findOneBy(PasswordResetEntity, { tokenSha256: hashToken(token), expiresAt: MoreThan(now) });
}
