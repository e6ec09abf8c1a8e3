import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { z } from 'zod';
import { Answers } from '../../common/http/answers.js';
import { HealthService } from './health.service.js';

const liveSchema = z.object({ status: z.literal('live') });
const readySchema = z.object({ status: z.literal('ready') });

@ApiTags('health')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /**
   * Tells that the process answers. It does not check the database, because a restart of the process would not repair
   * it.
   */
  @Answers(200, liveSchema, { caller: 'anyone', load: 'never' })
  @Get('live')
  live(): z.infer<typeof liveSchema> {
    return { status: 'live' };
  }

  /** Tells that the database is migrated, filled and connected, and that there are pages to serve. */
  @Answers(200, readySchema, { caller: 'anyone', load: 'never' })
  @Get('ready')
  async ready(): Promise<z.infer<typeof readySchema>> {
    await this.health.requireReady();
    return { status: 'ready' };
  }
}
