import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { Metrics } from '../metrics/metrics.js';
import { MailQueue } from './mail-queue.js';
import { MailEntity } from './mail.entity.js';
import { outboxFiles, waitingMails } from './mail.metrics.js';
import { Mailer } from './mailer.js';

/** For modules that send mail. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity], WRITER)],
  providers: [Mailer, MailQueue],
  exports: [MailQueue],
})
export class MailModule implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly unitOfWork: UnitOfWork,
    private readonly mailer: Mailer,
  ) {}

  onModuleInit(): void {
    this.metrics.addReading(waitingMails(this.unitOfWork));
    this.metrics.addReading(outboxFiles(this.mailer.outbox));
  }
}
