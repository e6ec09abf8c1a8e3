import { Injectable } from '@nestjs/common';

/** The only reader of the system time, so that a test can set any moment. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
