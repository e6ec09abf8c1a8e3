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

  /** Throws "busy" with what is missing, until a coach could really work. */
  async requireReady(): Promise<void> {
    if (!this.start.isDone) throw busy('Not ready: the database is not available yet.');
    await this.unitOfWork.read.query('SELECT 1');
    if (!(await this.site.hasPages())) throw busy('Not ready: there are no pages to serve yet.');
  }
}
