import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/**
 * Whether the server is about to stop. It still serves then: readiness is off and every answer closes its connection, so
 * that proxies and browsers go elsewhere before the port is closed. `begin` starts that time; a stop without it starts
 * with `onModuleDestroy`, the first hook that Nest calls.
 */
@Injectable()
export class Shutdown implements OnModuleDestroy {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  begin(): void {
    this.stopping = true;
  }

  onModuleDestroy(): void {
    this.begin();
  }
}
