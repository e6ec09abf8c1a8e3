import { Injectable } from '@nestjs/common';
import { busy } from '../../common/errors/shared.errors.js';
import { DatabaseStart } from '../../database/database-start.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SitePages } from '../../site/index.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly start: DatabaseStart,
    private readonly unitOfWork: UnitOfWork,
    private readonly site: SitePages,
  ) {}

  /** Throws "busy" and names what is missing until coaches can work. */
  async requireReady(): Promise<void> {
    if (!this.start.isReady) throw busy('Not ready: the database is not available yet.');
    await this.unitOfWork.read.query('SELECT 1');
    if (!(await this.site.hasPages())) throw busy('Not ready: there are no pages to serve yet.');
  }
}
