import { Injectable } from '@nestjs/common';

/** The only reader of the time: whoever needs "now" takes it from here, so that a test can be at any moment. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
