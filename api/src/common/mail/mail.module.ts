import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MailQueue } from './mail-queue.js';
import { MailEntity } from './mail.entity.js';
import { Mailer } from './mailer.js';

/** For modules that send mail. */
@Module({
  imports: [TypeOrmModule.forFeature([MailEntity], WRITER)],
  providers: [Mailer, MailQueue],
  exports: [MailQueue],
})
export class MailModule {}
