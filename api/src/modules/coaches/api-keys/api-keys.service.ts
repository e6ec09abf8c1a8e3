import { Injectable } from '@nestjs/common';
import { ApiKeyAuthority } from '../../../common/auth/api-key-authority.js';
import type { CallingApp } from '../../../common/auth/calling-app.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findAppByKey } from './api-keys.repository.js';
import { hashToken } from '../../../common/auth/secret-token.js';

/**
 * The keys of the athletes' apps. A key is 256 random bits, shown once by `npm run coach -- api-key`; the table has its
 * SHA-256.
 */
@Injectable()
export class ApiKeysService extends ApiKeyAuthority {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  appOf(key: string): Promise<CallingApp | null> {
    return findAppByKey(this.unitOfWork.read, hashToken(key));
  }
}
