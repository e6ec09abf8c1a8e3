import { ApiKey } from './api-key.entity.js';
import { Coach } from './coach.entity.js';
import { Institution } from './institution.entity.js';
import { PasswordReset } from './password-reset.entity.js';
import { Session } from './session.entity.js';

export const COACH_ENTITIES = [Institution, Coach, ApiKey, Session, PasswordReset];
