import { Injectable } from '@nestjs/common';
import { busy } from '../../common/errors/shared.errors.js';
import { Shutdown } from '../../common/http/shutdown.js';
import { DatabaseStart } from '../../database/database-start.js';
import { DatabaseProbe } from '../../database/database-probe.js';
import { SitePages } from '../../site/index.js';

@Injectable()
export class HealthService {
  constructor(
    private readonly shutdown: Shutdown,
    private readonly start: DatabaseStart,
    private readonly probe: DatabaseProbe,
    private readonly site: SitePages,
  ) {}

  /** Throws "busy" and names what is missing until coaches can work. */
  async requireReady(): Promise<void> {
    if (this.shutdown.isStopping) throw busy('Not ready: the server is stopping.');
    if (!this.start.isReady) throw busy('Not ready: the database is not available or not migrated yet.');
    await this.probe.check();
    if (!(await this.site.hasPages())) throw busy('Not ready: there are no pages to serve yet.');
  }
}
