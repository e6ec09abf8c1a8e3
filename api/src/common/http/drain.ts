import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';

/** Whether the server is stopping: new requests are then refused at once, while running ones finish. */
@Injectable()
export class Drain implements OnModuleDestroy, BeforeApplicationShutdown {
  private draining = false;

  get active(): boolean {
    return this.draining;
  }

  onModuleDestroy(): void {
    this.draining = true;
  }

  beforeApplicationShutdown(): void {
    this.draining = true;
  }
}
