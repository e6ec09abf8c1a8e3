import { Injectable, type BeforeApplicationShutdown, type OnModuleDestroy } from '@nestjs/common';

/** Whether the server is on its way out: then new requests are refused at once while those under way finish. */
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
