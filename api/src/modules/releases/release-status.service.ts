import { Injectable } from '@nestjs/common';
import type { AreaOutcomes } from '@touchline/contracts/release-status.schema';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SiteRegistry } from '../../site/index.js';
import { areaOutcomes } from './calc/area-outcomes.js';
import { findAllReported } from './releases.repository.js';

/** The release status of every area, for administrators. */
@Injectable()
export class ReleaseStatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: SiteRegistry,
  ) {}

  /** Per area and version the reported loads and failures, and the verdict about the version on trial. */
  async outcomesByVersion(now: Date): Promise<AreaOutcomes[]> {
    const { counts, vetoes } = await findAllReported(this.unitOfWork.read);
    return areaOutcomes(await this.registry.read(), counts, vetoes, now);
  }
}
