import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { FakeServer, VersionedRecords } from '@touchline/ui/testing';

const CHANGED = new ApiError(409, 'athlete_changed', 'Someone else changed these details. Check them and try again.');

/** The fake API of the roster. */
export class FakeRosterApi extends FakeServer {
  readonly records: VersionedRecords<Athlete>;

  constructor(
    public teams: TeamWithAthletes[],
    athletes: Athlete[],
  ) {
    super({
      'GET /api/athletes/list': ({ query }) => this.list(query),
      'GET /api/teams/with-athletes': () => this.teams,
      'PUT /api/athletes/{id}': ({ id, body }) => this.change(id, body as ChangeAthleteBody),
    });
    this.records = new VersionedRecords({ idOf: ({ athlete_id: id }) => id, changed: CHANGED, records: athletes });
  }

  get athletes(): Athlete[] {
    return this.records.all;
  }

  /** Changes an athlete. Without a version it is a change by someone else. */
  change(id: number, { version, archived, team_id: teamId, ...fields }: ChangeAthleteBody): Athlete {
    const stored = this.records.get(id);
    const team = this.teams.find((candidate) => candidate.team_id === (teamId ?? stored.team_id));
    const archived_at = archived === undefined ? stored.archived_at : archived ? '2026-11-20T10:00:00.000Z' : null;
    return this.records.change(id, version, {
      ...(fields as Partial<Athlete>),
      archived_at,
      team_id: team?.team_id ?? stored.team_id,
      team: { name: team?.team_name ?? '' },
    });
  }

  private list({ team_id: teamId, archived }: QueryValues): Athlete[] {
    return this.athletes.filter(
      (athlete) =>
        (teamId == null || athlete.team_id === teamId) && (athlete.archived_at !== null) === (archived === 'true'),
    );
  }
}
