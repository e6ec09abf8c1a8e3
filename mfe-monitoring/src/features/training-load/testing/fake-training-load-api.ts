import type { SaveTrainingLoadBody, TrainingLoadEntry } from '@touchline/contracts/training-load.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, VersionedRecords, type FakeRequest } from '@touchline/ui/testing';
import { buildSession } from './session.js';

const CHANGED = new ApiError(409, 'training_load_changed', 'This session was changed by someone else.');

/** The training load calls over sessions in memory. */
export class FakeTrainingLoadApi extends FakeServer {
  private readonly records: VersionedRecords<TrainingLoadEntry>;
  /** Ids of created sessions by retry key. */
  private readonly created = new Map<string, number>();

  constructor(entries: TrainingLoadEntry[]) {
    super({
      'GET /api/athletes/list': () => [],
      'GET /api/calendar/planned-load': () => [],
      'GET /api/athletes/training-load': ({ query }) =>
        this.entries
          .filter(({ date }) => query.from === undefined || date >= String(query.from))
          .sort((a, b) => (a.date < b.date ? -1 : 1)),
      'GET /api/athletes/training-load/count': () => ({ sessions: this.entries.length }),
      'PUT /api/athletes/training-load': (request) => [this.put(request)],
      'DELETE /api/athletes/training-load/{id}': ({ id, query }) => this.records.remove(id, Number(query.version)),
    });
    this.records = new VersionedRecords({ idOf: (entry) => entry.workout_id, changed: CHANGED, records: entries });
  }

  get entries(): TrainingLoadEntry[] {
    return this.records.all;
  }

  set entries(entries: TrainingLoadEntry[]) {
    this.records.all = entries;
  }

  /** Like the API, answers 404 to a retry key whose session was deleted. */
  override async send<T>(...call: Parameters<FakeServer['send']>): Promise<T> {
    const answer = await super.send<T>(...call);
    const created = this.created.get(call[3]?.retryKey ?? '');
    if (created !== undefined) this.records.get(created);
    return answer;
  }

  private put({ body, retryKey }: FakeRequest): TrainingLoadEntry {
    const {
      entries: [write],
    } = body as SaveTrainingLoadBody;
    if (!write) throw new ApiError(400, 'validation_failed', 'must hold at least one entry');
    const { version, workout_id: id, ...values } = write;
    const srpe = values.rpe * values.duration_min;
    if (id !== undefined) return this.records.change(id, version, { ...values, srpe });
    const added = this.records.add(buildSession({ ...values, workout_id: 1000 + this.entries.length }));
    if (retryKey !== undefined) this.created.set(retryKey, added.workout_id);
    return added;
  }
}
