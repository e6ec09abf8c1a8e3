import { Module } from '@nestjs/common';
import { Mailer } from './mailer.js';

/** For modules that send mail. */
@Module({ providers: [Mailer], exports: [Mailer] })
export class MailModule {}
