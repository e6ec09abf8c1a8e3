import type { AttendanceStatus } from '@touchline/contracts/attendance-status';
import type { AttendanceRecord, MarkBody, UnmarkBody, Unmarked } from '@touchline/contracts/attendance.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { withCall } from '@touchline/ui/testing';

const attendanceChanged = () =>
  new ApiError(409, 'attendance_changed', 'Someone else marked this athlete. Check the mark and try again.');
const networkError = () => new ApiError(0, 'network', null);

/** Stores marks by the server's rules. A test can cut the connection to it. */
export class FakeServer {
  readonly stored = new Map<number, AttendanceStatus>();
  readonly received: MarkBody[] = [];
  /** `lost`: the request arrives, its answer does not. */
  connection: 'up' | 'down' | 'lost' | ApiError = 'up';

  readonly api: ApiClient = withCall({
    get: <T>(_path: string, options?: { query?: Record<string, unknown> }) =>
      this.answer(() => {
        const id = Number(options?.query?.['athlete_id']);
        return (this.stored.has(id) ? [this.record(id)] : []) as T;
      }),
    send: <T>(_method: string, path: string, body?: unknown) =>
      this.answer(
        () => (path.endsWith('/unmark') ? this.unmark(body as UnmarkBody) : this.mark(body as MarkBody)) as T,
      ),
  });

  private async answer<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.connection === 'down') throw networkError();
    if (this.connection instanceof ApiError) throw this.connection;
    const result = work();
    if (this.connection === 'lost') throw networkError();
    return result;
  }

  private mark(body: MarkBody): AttendanceRecord {
    const { athlete_id: id, status = 'absent', if_status: seen } = body;
    const stored = this.stored.get(id) ?? null;
    if (seen !== undefined && stored !== seen && stored !== status) throw attendanceChanged();
    this.stored.set(id, status);
    this.received.push(body);
    return this.record(id);
  }

  private unmark({ athlete_id: id, if_status: seen }: UnmarkBody): Unmarked {
    const stored = this.stored.get(id);
    if (stored !== undefined && seen !== undefined && stored !== seen) throw attendanceChanged();
    return { event_id: 7, athlete_id: id, removed: this.stored.delete(id) };
  }

  private record(id: number): AttendanceRecord {
    const status = this.stored.get(id) ?? 'absent';
    return { date: '2026-11-20', event_id: 7, team_id: 1, athlete_id: id, attended: status === 'present', status };
  }
}
