import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type ApiClient, type QueryValues } from '@touchline/ui/host';

/** The calls of the roster over lists in memory. `refuse` makes the next writing call fail, `refuseReads` every reading one. */
export class FakeRosterApi implements ApiClient {
  refuse: Error | null = null;
  refuseReads: Error | null = null;
  readonly sent: { method: string; path: string; body: unknown }[] = [];

  constructor(
    public teams: TeamWithAthletes[],
    public athletes: Athlete[],
  ) {}

  get<T>(path: string, { query = {} }: { query?: QueryValues } = {}): Promise<T> {
    if (this.refuseReads) return Promise.reject(this.refuseReads);
    return Promise.resolve(
      JSON.parse(JSON.stringify(path === '/api/athletes/list' ? this.list(query) : this.teams)) as T,
    );
  }

  async send<T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T> {
    this.sent.push({ method, path, body });
    // No answer is there in the same moment.
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (this.refuse) {
      const refusal = this.refuse;
      this.refuse = null;
      throw refusal;
    }
    return this.change(Number(path.split('/').at(-1)), body as ChangeAthleteBody) as T;
  }

  /** What somebody else does beside this screen. */
  change(id: number, { version, archived, team_id, ...fields }: ChangeAthleteBody): Athlete {
    const stored = this.athletes.find(({ athlete_id }) => athlete_id === id);
    if (!stored) throw new ApiError(404, 'not_found', 'Not found.');
    if (version !== undefined && version !== stored.version)
      throw new ApiError(
        409,
        'athlete_changed',
        "This athlete's entry was changed by someone else meanwhile. Look at it again first.",
      );
    const team = this.teams.find((one) => one.team_id === (team_id ?? stored.team_id));
    const archived_at = archived === undefined ? stored.archived_at : archived ? '2026-11-20T10:00:00.000Z' : null;
    const changed = {
      ...stored,
      ...fields,
      archived_at,
      team_id: team?.team_id ?? stored.team_id,
      team: { name: team?.team_name ?? '' },
      version: stored.version + 1,
    } as Athlete;
    this.athletes = this.athletes.map((one) => (one === stored ? changed : one));
    return changed;
  }

  private list({ team_id: teamId, archived }: QueryValues): Athlete[] {
    return this.athletes.filter(
      (one) => (teamId == null || one.team_id === teamId) && (one.archived_at !== null) === (archived === 'true'),
    );
  }
}
