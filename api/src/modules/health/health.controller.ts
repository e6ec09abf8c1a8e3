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

  /** The process answers. Never asks the database: a restart would not bring that back. */
  @Answers(200, liveSchema, { caller: 'anyone' })
  @Get('live')
  live(): z.infer<typeof liveSchema> {
    return { status: 'live' };
  }

  /** Migrated, filled, connected, and there are pages to serve. */
  @Answers(200, readySchema, { caller: 'anyone' })
  @Get('ready')
  async ready(): Promise<z.infer<typeof readySchema>> {
    await this.health.requireReady();
    return { status: 'ready' };
  }
}
