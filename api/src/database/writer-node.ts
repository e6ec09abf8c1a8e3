import type { PoolConnection } from 'mysql2';
import { withDeadlineOfCall } from '../common/concurrency/call-deadline.js';
import type { Acquire } from './lost-servers.js';

/**
 * Which node of a cluster the writer's address leads to. A HAProxy that gives up a node ends the connections that lead
 * through itself. When only another one has seen the failure, new connections lead to the new writer, and those that are
 * open here would go on writing to the node before.
 */
export class WriterNode {
  private seen: string | null = null;
  private changes = 0;
  /** How many changes there had been when a connection was used first. */
  private readonly changesBefore = new WeakMap<PoolConnection, number>();

  /** The node last reported as the writer; null before the first report, and without a cluster. */
  get name(): string | null {
    return this.seen;
  }

  /** To be told the name of the node of a new connection. Returns whether it is another one than before. */
  saw(name: string): boolean {
    const isAnother = this.seen !== null && this.seen !== name;
    if (isAnother) this.changes += 1;
    this.seen = name;
    return isAnother;
  }

  /** Takes a connection that was not open already when the writer became another node. */
  acquireCurrent(acquire: Acquire): Acquire {
    return (callback) => {
      const attempt = withDeadlineOfCall(() =>
        acquire((error, connection) => {
          if (error !== null || !connection || this.isCurrent(connection)) return callback(error, connection);
          connection.destroy();
          attempt();
        }),
      );
      attempt();
    };
  }

  private isCurrent(connection: PoolConnection): boolean {
    const before = this.changesBefore.get(connection) ?? this.changes;
    this.changesBefore.set(connection, before);
    return before === this.changes;
  }
}
