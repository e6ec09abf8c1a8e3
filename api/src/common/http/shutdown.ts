import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * Whether the server is stopping: new requests are then refused at once, while running ones finish. `onModuleDestroy`
 * is the first hook that Nest calls.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  onModuleDestroy(): void {
    this.stopping = true;
  }
}
