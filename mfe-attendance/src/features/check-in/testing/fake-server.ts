import type { AttendanceRecord, AttendanceStatus, MarkBody } from '@touchline/contracts/attendance.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';

const NETWORK = () => new ApiError(0, 'network', null);

/** The part of the server that takes marks, by its rules, and the line to it, which a test cuts. */
export class FakeServer {
  readonly stored = new Map<number, AttendanceStatus>();
  readonly taken: MarkBody[] = [];
  /** `lost`: the mark arrives, its answer does not. */
  line: 'up' | 'down' | 'lost' | ApiError = 'up';

  readonly api: ApiClient = {
    get: <T>(_path: string, options?: { query?: Record<string, unknown> }) =>
      this.answer(() => {
        const id = Number(options?.query?.['athlete_id']);
        return (this.stored.has(id) ? [this.record(id)] : []) as T;
      }),
    send: <T>(_method: string, _path: string, body?: unknown) => this.answer(() => this.mark(body as MarkBody) as T),
  };

  private async answer<T>(work: () => T): Promise<T> {
    await Promise.resolve();
    if (this.line === 'down') throw NETWORK();
    if (this.line instanceof ApiError) throw this.line;
    const answered = work();
    if (this.line === 'lost') throw NETWORK();
    return answered;
  }

  private mark(body: MarkBody): AttendanceRecord {
    const { athlete_id: id, status = 'absent', if_status: seen } = body;
    const was = this.stored.get(id) ?? null;
    if (seen !== undefined && was !== seen && was !== status)
      throw new ApiError(
        409,
        'attendance_changed',
        'This athlete was marked by someone else meanwhile. Look at it again first.',
      );
    this.stored.set(id, status);
    this.taken.push(body);
    return this.record(id);
  }

  private record(id: number): AttendanceRecord {
    const status = this.stored.get(id) ?? 'absent';
    return { date: '2026-11-20', event_id: 7, team_id: 1, athlete_id: id, attended: status === 'present', status };
  }
}
