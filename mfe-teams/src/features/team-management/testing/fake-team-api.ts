import type { PendingAthlete } from '@touchline/contracts/registrations.schema';
import type { ChangeTeamBody, CreateTeamBody, Team } from '@touchline/contracts/teams.schema';
import { ApiError, type ApiClient } from '@touchline/ui/host';
import { buildTeam, NO_CODE } from './build.js';

/** The calls of the team management over lists in memory. `refuse` makes the next writing call fail, `refuseReads` every reading one, `hold` lets them wait. */
export class FakeTeamApi implements ApiClient {
  refuse: Error | null = null;
  refuseReads: Error | null = null;
  /** The team an accepted athlete was in before. */
  movedFrom: string | null = null;
  private held: Promise<void> | null = null;
  readonly sent: { method: string; path: string; body: unknown }[] = [];
  /** The retry keys of the same calls. */
  readonly keys: (string | undefined)[] = [];

  constructor(
    public teams: Team[],
    public pending: PendingAthlete[] = [],
  ) {}

  /** From now on writing calls wait, until the answer of this is called. */
  hold(): () => void {
    let release = (): void => undefined;
    this.held = new Promise((resolve) => (release = resolve));
    return () => release();
  }

  get<T>(path: string): Promise<T> {
    if (this.refuseReads) return Promise.reject(this.refuseReads);
    return Promise.resolve(structuredClone(path === '/api/teams' ? this.teams : this.pending) as T);
  }

  async send<T>(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    options: { retryKey?: string } = {},
  ): Promise<T> {
    this.sent.push({ method, path, body });
    this.keys.push(options.retryKey);
    // No answer is there in the same moment.
    await new Promise((resolve) => setTimeout(resolve, 1));
    await this.held;
    if (this.refuse) {
      const refusal = this.refuse;
      this.refuse = null;
      throw refusal;
    }
    if (path === '/api/teams') return this.create(body as CreateTeamBody) as T;
    const teamId = Number(path.split('/').at(-1));
    if (method === 'PUT') return this.change(teamId, body as ChangeTeamBody) as T;
    if (method === 'DELETE' && path.startsWith('/api/teams/')) return this.remove(teamId) as T;
    return this.answer(Number(path.split('/').at(3))) as T;
  }

  private create({ sport, name = sport, registration_code }: CreateTeamBody): Team {
    const team = buildTeam({
      team_id: 100 + this.teams.length,
      name,
      sport,
      athlete_count: 0,
      registration_code,
      expires_in_seconds: 604_800,
    });
    this.teams = [...this.teams, team];
    return team;
  }

  private remove(id: number): void {
    const team = this.find(id);
    if (team.athlete_count > 0)
      throw new ApiError(
        409,
        'team_not_empty',
        `${team.name} has ${team.athlete_count} athletes, and only an empty team can be deleted.`,
      );
    this.teams = this.teams.filter((one) => one !== team);
  }

  private find(id: number): Team {
    const team = this.teams.find(({ team_id }) => team_id === id);
    if (!team) throw new ApiError(404, 'not_found', 'Not found.');
    return team;
  }

  private change(
    id: number,
    { registration_code: code = null, if_registration_code: seen, name }: ChangeTeamBody,
  ): Team {
    const team = this.find(id);
    if (name !== undefined) {
      if (this.teams.some((one) => one !== team && one.name.toLowerCase() === name.toLowerCase()))
        throw new ApiError(409, 'team_name_taken', `There is already a team called ${name}.`);
      return this.put(team, { ...team, name, team_name: name });
    }
    const applies = seen === undefined || team.registration_code === seen;
    const changed = applies
      ? {
          ...team,
          ...(code === null ? NO_CODE : { registration_code: code, expires_in_seconds: team.regenerated_code_seconds }),
        }
      : team;
    return this.put(team, changed);
  }

  private put(team: Team, changed: Team): Team {
    this.teams = this.teams.map((one) => (one === team ? changed : one));
    return changed;
  }

  private answer(id: number): unknown {
    if (!this.pending.some((one) => one.id === id))
      throw new ApiError(409, 'registration_handled', 'This registration has already been accepted.');
    this.pending = this.pending.filter((one) => one.id !== id);
    return { athlete_id: 1000 + id, moved_from: this.movedFrom };
  }
}
