import { MoreThan, type EntityManager } from 'typeorm';
import { hashToken } from '../../../common/auth/secret-token.js';
import { CoachEntity } from '../accounts/coach.entity.js';
import { PasswordResetEntity } from './password-reset.entity.js';

/** The reset link of a token; null when it was used, has expired at `now` or never existed. */
export function findResetLink(manager: EntityManager, token: string, now: Date): Promise<PasswordResetEntity | null> {
  return manager.findOneBy(PasswordResetEntity, { tokenSha256: hashToken(token), expiresAt: MoreThan(now) });
}

/**
 * The coach with an e-mail address, or null. The statement answers one row in either case: making an entity of a found
 * row takes a tenth of a call, which would tell whether an address has an account.
 */
export async function findCoachIdInConstantTime(manager: EntityManager, emailKey: string): Promise<number | null> {
  const row = await manager
    .createQueryBuilder()
    .select('MAX(coach.id)', 'id')
    .from(CoachEntity, 'coach')
    .where('coach.emailKey = :emailKey', { emailKey })
    .getRawOne<{ id: number | null }>();
  return row?.id ?? null;
}
