import type { ListedWellnessEntry, SaveWellnessBody, WellnessEntry } from '@touchline/contracts/wellness.schema';
import type { Measure } from '@touchline/contracts/measures.schema';
import type { Athlete } from '@touchline/contracts/athletes.schema';
import { versionOn } from '@touchline/contracts/measure-versions';
import type { Measurement } from '@touchline/contracts/measurements.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer, VersionedRecords } from '@touchline/ui/testing';
import { buildTrial } from '../../../shared/testing/trials.js';
import { buildEntry } from '../../../shared/testing/wellness-entry.js';

const CHANGED = new ApiError(409, 'wellness_changed', 'This entry was changed by someone else.');

const TAKEN = new ApiError(409, 'wellness_changed', 'Another wellness entry was entered for that day.');

/** The wellness calls over entries in memory. */
export class FakeWellnessApi extends FakeServer {
  private readonly records: VersionedRecords<ListedWellnessEntry>;
  private readonly deleted = new Map<number, WellnessEntry>();

  athletes: Pick<Athlete, 'athlete_id'>[] = [];
  measures: Measure[] = [];
  /** Answers after sessions. Those of a day are in its entry. */
  sessionAnswers: Measurement[] = [];

  constructor(entries: ListedWellnessEntry[]) {
    super({
      'GET /api/athletes/list': () => this.athletes,
      'GET /api/teams/with-athletes': () => [],
      'GET /api/dashboard/usual-variation/wellness': () => [],
      'GET /api/measures': () => this.measures,
      'GET /api/athletes/{id}/measurements': () => this.answers(),
      'GET /api/athletes/wellness': ({ query }) =>
        this.entries
          .filter(({ date }) => query.from === undefined || date >= String(query.from))
          .sort((a, b) => (a.date < b.date ? -1 : 1)),
      'PUT /api/athletes/wellness': ({ body }) => [this.put(body as SaveWellnessBody)],
      'DELETE /api/athletes/wellness/{id}': ({ id, query }) => this.remove(id, Number(query.version)),
      'POST /api/athletes/wellness/{id}/restore': ({ id }) => this.restore(id),
    });
    this.records = new VersionedRecords({ idOf: (entry) => entry.wellness_id, changed: CHANGED, records: entries });
  }

  get entries(): ListedWellnessEntry[] {
    return this.records.all;
  }

  set entries(entries: ListedWellnessEntry[]) {
    this.records.all = entries;
  }

  private answers(): Measurement[] {
    const daily = this.entries.flatMap(({ date: day, more = [] }) =>
      more.map(({ measure: key, value }) => {
        const measure = this.measures.find((one) => one.key === key);
        const measure_version = measure ? versionOn(measure, day).measure_version : 1;
        return buildTrial(value, { day, measure: key, measure_version, side: 'none', source: 'athlete' });
      }),
    );
    return [...daily, ...this.sessionAnswers];
  }

  private remove(id: number, version: number): void {
    const entry = this.records.requireVersion(id, version);
    this.records.remove(id);
    this.deleted.set(id, entry);
  }

  private restore(id: number): WellnessEntry {
    const stored = this.entries.find((entry) => entry.wellness_id === id);
    if (stored) return stored;
    const entry = this.deleted.get(id);
    if (!entry) throw new ApiError(404, 'not_found', 'Not found.');
    if (this.entries.some(({ date }) => date === entry.date)) throw TAKEN;
    return this.records.add({ ...entry, version: entry.version + 1 });
  }

  private put({ entries: [day] }: SaveWellnessBody): WellnessEntry {
    if (!day) throw new ApiError(400, 'validation_failed', 'needs at least one entry');
    const { version, more: written = [], ...answers } = day;
    const stored = this.entries.find(({ date }) => date === day.date);
    const kept = (stored?.more ?? []).filter(({ measure }) => !written.some((answer) => answer.measure === measure));
    const more = [...kept, ...written.flatMap(({ measure, value }) => (value === null ? [] : [{ measure, value }]))];
    const ratings = { ...answers, ...(more.length > 0 && { more }) };
    if (stored) {
      const entry = buildEntry({ ...stored, ...ratings });
      return this.records.change(stored.wellness_id, version, { ...entry, imported: undefined });
    }
    if (version !== 0) throw CHANGED;
    return this.records.add(buildEntry({ wellness_id: 1000 + this.entries.length, ...ratings }));
  }
}
