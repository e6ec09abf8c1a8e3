import { Global, Module } from '@nestjs/common';
import { AfterAnswer } from './after-answer.js';

/** Global, because providers of every module (the mailer, for example) leave work to it. */
@Global()
@Module({ providers: [AfterAnswer], exports: [AfterAnswer] })
export class AfterAnswerModule {}
