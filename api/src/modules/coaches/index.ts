export { reauthKey } from './sign-in/sign-in.rules.js';
export { ApiKeyEntity } from './api-keys/api-key.entity.js';
export { disableCoach, enableCoach } from './accounts/accounts.writer.js';
export { CoachEntity } from './accounts/coach.entity.js';
export { CoachesModule } from './coaches.module.js';
export { InstitutionEntity } from './accounts/institution.entity.js';
export { hashPassword } from './passwords/password-hasher.service.js';
export { replacePassword } from './passwords/passwords.writer.js';
export { SessionEntity } from './sessions/session.entity.js';
