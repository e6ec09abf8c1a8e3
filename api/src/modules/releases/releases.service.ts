import { Injectable, Logger } from '@nestjs/common';
import { isOutcomeOfVersion } from '@touchline/contracts/release-outcomes';
import type { ReleaseReports, ReleaseVetoes } from '@touchline/contracts/release-reports.schema';
import { clientKey } from '../../common/http/client-address.js';
import { AttemptLimiter } from '../../common/limits/attempt-limiter.js';
import { Clock } from '../../common/time/clock.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SiteRegistry } from '../../site/index.js';
import { countedReports, isSameVersion, trialsIn, type ReleaseReport } from './calc/trials.js';
import { tooManyReports } from './releases.errors.js';
import { findVetoes } from './releases.repository.js';
import { countReports, vetoFailing } from './releases.writer.js';

/**
 * A club's browsers may share one address: a hundred of them can report every ten minutes. A report over the limit is
 * lost, which delays a verdict and harms nobody.
 */
const MAX_CALLS_PER_ADDRESS = 600;
const HOUR_SECONDS = 3600;

/**
 * What browsers report about versions of areas, and the vetoes that follow. Anybody can send reports, so they decide
 * nothing but vetoes: see "Trust" in `calc/canary-verdict.ts`.
 */
@Injectable()
export class ReleasesService {
  private readonly logger = new Logger('releases');

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: SiteRegistry,
    private readonly limiter: AttemptLimiter,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts the outcomes of versions that the registry names, and ignores all others: made-up names must not fill the
   * table. A failure of a canary may be the one that leads to its veto.
   */
  async report({ reports }: ReleaseReports, address: string): Promise<void> {
    const registry = await this.registry.read();
    const counted = registry ? countedReports(reports, registry) : [];
    if (registry === null || counted.length === 0) return;
    await this.countCall(address);

    const now = this.clock.now();
    const failed = counted.filter(isFailure);
    const trials = trialsIn(registry).filter((trial) => failed.some((report) => isSameVersion(report, trial)));
    const vetoes = await this.unitOfWork.write(async (tx) => {
      await countReports(tx, counted, now);
      return vetoFailing(tx, trials, now);
    });
    for (const { area, version, loads, failures, liveVersion } of vetoes)
      this.logger.warn(`${area} ${version} is vetoed: ${failures} of ${loads} loads failed. Pages run ${liveVersion}.`);
  }

  /**
   * The vetoed versions among those that are on trial now. A live version is never among them: a veto leads back to it.
   */
  async vetoes(): Promise<ReleaseVetoes> {
    const registry = await this.registry.read();
    const trials = registry ? trialsIn(registry) : [];
    if (trials.length === 0) return { vetoes: [] };

    const vetoed = await findVetoes(this.unitOfWork.read, trials);
    const isVetoed = (trial: (typeof trials)[number]) => vetoed.some((veto) => isSameVersion(veto, trial));
    return { vetoes: trials.filter(isVetoed).map(({ area, version }) => ({ area, version })) };
  }

  private async countCall(address: string): Promise<void> {
    const key = `release-reports:address:${clientKey(address)}`;
    const waitSeconds = await this.limiter.reserve([
      { key, limit: MAX_CALLS_PER_ADDRESS, windowSeconds: HOUR_SECONDS },
    ]);
    if (waitSeconds !== null) throw tooManyReports(waitSeconds);
  }
}

const isFailure = ({ outcome }: ReleaseReport): boolean => outcome !== 'good' && isOutcomeOfVersion(outcome);
