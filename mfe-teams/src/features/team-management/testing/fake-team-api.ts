import type {
  AcceptAthleteBody,
  AcceptedAthlete,
  JoinedRegistration,
  PendingAthlete,
  SeparatedAthlete,
} from '@touchline/contracts/registrations.schema';
import type { ChangePosterLinkBody, PosterLink, RenewPosterLinkBody } from '@touchline/contracts/poster-link.schema';
import type { ChangeTeamBody, CreateTeamBody, Team } from '@touchline/contracts/teams.schema';
import { ApiError } from '@touchline/ui/host';
import { FakeServer } from '@touchline/ui/testing';
import { buildPosterLink, buildTeam, NO_CODE } from './build.js';

/** The fake API of the team management. */
export class FakeTeamApi extends FakeServer {
  joined: JoinedRegistration[] = [];
  /** The link on the poster of each team. */
  poster: PosterLink['link'] = null;
  posterEndedOn: string | null = null;
  /** Thrown by each call about the poster. */
  refusePoster: ApiError | null = null;

  constructor(
    public teams: Team[],
    public pending: PendingAthlete[] = [],
  ) {
    super({
      'GET /api/teams': () => this.teams,
      'POST /api/teams': ({ body }) => this.create(body as CreateTeamBody),
      'PUT /api/teams/{id}': ({ id, body }) => this.change(id, body as ChangeTeamBody),
      'DELETE /api/teams/{id}': ({ id }) => this.remove(id),
      'GET /api/teams/{id}/poster-link': ({ id }) => this.posterOf(id),
      'POST /api/teams/{id}/poster-link': ({ id, body }) => this.renewPoster(id, body as RenewPosterLinkBody),
      'PUT /api/teams/{id}/poster-link': ({ id, body }) => {
        if (this.poster) this.poster = { ...this.poster, ends_on: (body as ChangePosterLinkBody).ends_on };
        return this.posterOf(id);
      },
      'DELETE /api/teams/{id}/poster-link': ({ id }) => void (this.poster = this.find(id) && null),
      'GET /api/pending-athletes': () => this.pending,
      'GET /api/pending-athletes/joined': () => this.joined,
      'POST /api/pending-athletes/{id}/accept': ({ id, body }) => this.accept(id, body as AcceptAthleteBody),
      'POST /api/pending-athletes/{id}/separate': ({ id }) => this.separate(id),
      'DELETE /api/pending-athletes/{id}': ({ id }) => void this.removePending(id),
    });
  }

  private posterOf(id: number): PosterLink {
    if (this.refusePoster) throw this.refusePoster;
    const days = { default_ends_on: '2027-06-30', latest_ends_on: '2028-01-03' };
    return { team_id: this.find(id).team_id, link: this.poster, ended_on: this.posterEndedOn, ...days };
  }

  private renewPoster(id: number, { seen_made_at: seen, ends_on = '2027-06-30' }: RenewPosterLinkBody): PosterLink {
    if (seen !== (this.poster?.made_at ?? null))
      throw new ApiError(409, 'poster_link_changed', 'The link of this poster was changed meanwhile.');
    const second = this.poster ? Number(this.poster.made_at.slice(17, 19)) + 1 : 1;
    this.poster = buildPosterLink({
      path: `/join#p=KEY${second}`,
      ends_on,
      made_at: `2026-11-29T10:00:0${second}.000Z`,
    });
    return this.posterOf(id);
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

  private change(
    id: number,
    { registration_code: code = null, if_registration_code: seenCode, name }: ChangeTeamBody,
  ): Team {
    const team = this.find(id);
    if (name !== undefined) {
      if (this.teams.some((other) => other !== team && other.name.toLowerCase() === name.toLowerCase()))
        throw new ApiError(409, 'team_name_taken', `There is already a team called ${name}.`);
      return this.replace(team, { ...team, name, team_name: name });
    }

    if (seenCode !== undefined && team.registration_code !== seenCode) return team;
    const newCode =
      code === null ? NO_CODE : { registration_code: code, expires_in_seconds: team.regenerated_code_seconds };
    return this.replace(team, { ...team, ...newCode });
  }

  private remove(id: number): void {
    const team = this.find(id);
    if (team.athlete_count > 0)
      throw new ApiError(
        409,
        'team_not_empty',
        `${team.name} has ${team.athlete_count} athletes, and only an empty team can be deleted.`,
      );
    this.teams = this.teams.filter((other) => other !== team);
  }

  private accept(id: number, { same_as: sameAs }: AcceptAthleteBody): AcceptedAthlete {
    const registered = this.removePending(id);
    const known = registered.same_person ?? registered.namesakes.find(({ athlete_id }) => athlete_id === sameAs);
    if (!known) return { athlete_id: 1000 + id, known: false, moved_from: null };
    this.joined = [{ ...registered, athlete: known, until: '2026-11-12T00:00:00.000Z' }, ...this.joined];
    const movedFrom = known.team_name === registered.team_name ? null : known.team_name;
    return { athlete_id: known.athlete_id, known: true, moved_from: movedFrom };
  }

  private separate(id: number): SeparatedAthlete {
    this.joined = this.joined.filter((joined) => joined.id !== id);
    return { athlete_id: 1000 + id };
  }

  private removePending(id: number): PendingAthlete {
    const registered = this.pending.find((athlete) => athlete.id === id);
    if (!registered) throw new ApiError(409, 'registration_handled', 'This registration has already been accepted.');
    this.pending = this.pending.filter((athlete) => athlete !== registered);
    return registered;
  }

  private find(id: number): Team {
    const team = this.teams.find(({ team_id }) => team_id === id);
    if (!team) throw new ApiError(404, 'not_found', 'Not found.');
    return team;
  }

  private replace(team: Team, changed: Team): Team {
    this.teams = this.teams.map((other) => (other === team ? changed : other));
    return changed;
  }
}
