import { Global, Module } from '@nestjs/common';
import { AfterAnswer } from './after-answer.js';

/** One for the whole application: what every module uses (the limits, for one) leaves work to it, too. */
@Global()
@Module({ providers: [AfterAnswer], exports: [AfterAnswer] })
export class AfterAnswerModule {}
