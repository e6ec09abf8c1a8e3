import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SiteRegistry } from '../../site/index.js';
import { areaStatuses, type AreaStatus } from './calc/area-status.js';
import { findAllReported } from './releases.repository.js';

/** What is known about the releases of every area, for administrators. */
@Injectable()
export class ReleaseStatusService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly registry: SiteRegistry,
  ) {}

  /** Per area and version the reported loads and failures, and the verdict about the version on trial. */
  async outcomesByVersion(now: Date): Promise<AreaStatus[]> {
    const { counts, vetoes } = await findAllReported(this.unitOfWork.read);
    return areaStatuses(await this.registry.read(), counts, vetoes, now);
  }
}
