/**
 * Coaches and how they sign in: `sign-in/`, `sessions/`, `passwords/`, `api-keys/` (of the athletes' app) and
 * `accounts/`. Only `sessions.writer.ts` and `passwords.writer.ts` start and end sessions and store passwords. A
 * disabled coach (`disabled_at`) is refused by the sign-in as after a wrong password, by `findSession`, and by mailed
 * links; a write that starts a session or stores a link locks the coach's row first.
 */
export { reauthKey } from './sign-in/sign-in.rules.js';
export { ApiKeyEntity } from './api-keys/api-key.entity.js';
export { hasAccount } from './accounts/accounts.repository.js';
export { addCoach, disableCoach, enableCoach } from './accounts/accounts.writer.js';
export { CoachEntity } from './accounts/coach.entity.js';
export { CoachesModule } from './coaches.module.js';
export { InstitutionEntity } from './accounts/institution.entity.js';
export { hashPassword, PasswordHasherService } from './passwords/password-hasher.service.js';
export { requireStrongPassword } from './passwords/password.rules.js';
export { replacePassword } from './passwords/passwords.writer.js';
export { SessionEntity } from './sessions/session.entity.js';
