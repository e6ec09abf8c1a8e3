import { Injectable } from '@nestjs/common';
import { ReleaseKeyAuthority } from '../../../common/auth/release-key-authority.js';
import type { ReleaseKeyHolder } from '../../../common/auth/release-key-holder.js';
import { hashToken } from '../../../common/auth/secret-token.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { findGoodKey } from './release-keys.repository.js';

/** A release key is 256 random bits, shown once by `npm run release-key`; the table has its SHA-256. */
@Injectable()
export class ReleaseKeysService extends ReleaseKeyAuthority {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async holderOf(key: string): Promise<ReleaseKeyHolder | null> {
    const found = await findGoodKey(this.unitOfWork.read, hashToken(key));
    return found && { releaseKeyId: found.id, area: found.area, name: found.name };
  }
}
