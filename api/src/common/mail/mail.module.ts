import { Module } from '@nestjs/common';
import { AfterAnswerModule } from '../after-answer/after-answer.module.js';
import { Mailer } from './mailer.js';

/** For modules that send mail. */
@Module({ imports: [AfterAnswerModule], providers: [Mailer], exports: [Mailer] })
export class MailModule {}
