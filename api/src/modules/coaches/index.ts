export { reauthKey } from './account-limits.js';
export { ApiKey } from './api-key.entity.js';
export { Coach } from './coach.entity.js';
export { CoachesModule } from './coaches.module.js';
export { Institution } from './institution.entity.js';
export { hashPassword } from './password-hasher.js';
export { replacePassword } from './replace-password.js';
export { Session } from './session.entity.js';
