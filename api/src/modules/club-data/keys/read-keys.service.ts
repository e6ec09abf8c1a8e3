import { Injectable } from '@nestjs/common';
import { ReadKeyAuthority } from '../../../common/auth/read-key-authority.js';
import type { ReadingProgram } from '../../../common/auth/reading-program.js';
import { hashToken } from '../../../common/auth/secret-token.js';
import { Clock } from '../../../common/time/clock.js';
import { todayIn } from '../../../common/time/local-time.js';
import { UnitOfWork } from '../../../database/unit-of-work.js';
import { ReadKeyEntity } from './read-key.entity.js';
import { findGoodKey } from './read-keys.repository.js';

/** The last use is stored once an hour, because a program reads many pages in a row. */
const USE_NOTED_MS = 3_600_000;

/**
 * The keys of programs that read a club's data. A key is 256 random bits, shown once by `npm run coach -- read-key`; the
 * table has its SHA-256.
 */
@Injectable()
export class ReadKeysService extends ReadKeyAuthority {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async programOf(key: string): Promise<ReadingProgram | null> {
    const now = this.clock.now();
    const found = await findGoodKey(this.unitOfWork.read, hashToken(key), now);
    if (!found) return null;

    const { id, institutionId, kinds, teamIds, lastUsedAt, timeZone, otherTeamsSessions } = found;
    if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USE_NOTED_MS)
      await this.unitOfWork.write((tx) => tx.update(ReadKeyEntity, { id }, { lastUsedAt: now }));
    return {
      readKeyId: id,
      institutionId,
      kinds: new Set(kinds),
      teamIds,
      otherTeamsSessions,
      today: todayIn(timeZone, now),
    };
  }
}
