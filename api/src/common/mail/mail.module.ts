import { Module } from '@nestjs/common';
import { AfterAnswer } from './after-answer.js';
import { Mailer } from './mailer.js';

/** For modules that send mail, after the answer. */
@Module({ providers: [Mailer, AfterAnswer], exports: [Mailer, AfterAnswer] })
export class MailModule {}
