import type { AthleteAccess, MadeLink, MakeLinksBody } from '@touchline/contracts/athlete-access.schema';
import type { Athlete, ChangeAthleteBody } from '@touchline/contracts/athletes.schema';
import type { GuardianContact } from '@touchline/contracts/guardian-contacts.schema';
import type { AddMembershipBody, ChangeMembershipBody, Membership } from '@touchline/contracts/memberships.schema';
import type { PaperConsentBody, SignedAthlete, SignedAthleteBody } from '@touchline/contracts/join.schema';
import type { ChangeSeasonBody, SeasonChange } from '@touchline/contracts/season-changes.schema';
import type { TeamWithAthletes } from '@touchline/contracts/teams.schema';
import { ApiError, type QueryValues } from '@touchline/ui/host';
import { FakeServer, VersionedRecords } from '@touchline/ui/testing';
import { buildAthlete } from './build-athlete.js';

const CHANGED = new ApiError(409, 'athlete_changed', 'Someone else changed these details. Check them and try again.');

const NO_CONTACTS = { support: '', technical: '', sales: '', privacy: '' };

/** The keys that the fake API makes, but for the last character. */
export const KEY = '0123456789ABCDEFGHJKMNPQR';

const seasonChange = ({ first_day, athletes }: ChangeSeasonBody): SeasonChange => ({
  ...{ changed_at: '2026-11-20T10:00:00.000Z', undo_until: '2026-11-21T10:00:00.000Z', coach: null, first_day },
  athletes: athletes.map(({ athlete_id, action }) => ({
    athlete_id,
    action,
    first_name: '',
    last_name: '',
    team: null,
  })),
});

/** The fake API of the roster. */
export class FakeRosterApi extends FakeServer {
  readonly records: VersionedRecords<Athlete>;
  /** Who may answer with what. */
  access: AthleteAccess[] = [];
  /** Memberships of an athlete that differ from those of the list. */
  readonly memberships = new Map<number, Membership[]>();
  seasonChanges: SeasonChange[] = [];
  /** Guardians of every athlete in the club's lists. */
  contacts: GuardianContact[] = [];
  sendsMail = true;

  constructor(
    public teams: TeamWithAthletes[],
    athletes: Athlete[],
  ) {
    super({
      'GET /api/athletes/list': ({ query }) => this.list(query),
      'GET /api/teams/with-athletes': () => this.teams,
      'PUT /api/athletes/{id}': ({ id, body }) => this.change(id, body as ChangeAthleteBody),
      'GET /api/teams/{id}/season-changes': () => this.seasonChanges,
      'POST /api/teams/{id}/season-changes': ({ body }) => seasonChange(body as ChangeSeasonBody),
      'POST /api/teams/{id}/season-changes/undo': () => ({ restored: this.seasonChanges[0]?.athletes, kept: [] }),
      'GET /api/athletes/{id}/guardian-contacts': () => this.contacts,
      'DELETE /api/athletes/{id}/guardian-contacts/{contact_id}': () => {
        this.contacts = [];
      },
      'GET /api/athletes/{id}/memberships': ({ id }) => this.membershipsOf(id),
      'POST /api/athletes/{id}/memberships': ({ id, body }) => this.join(id, body as AddMembershipBody),
      'PUT /api/athletes/{id}/memberships/{membership_id}': ({ id, body }) =>
        this.records.change(id, (body as ChangeMembershipBody).version, {}),
      'DELETE /api/athletes/{id}/memberships/{membership_id}': ({ id }) => this.records.get(id),
      'POST /api/athletes': ({ body }) => this.add(body as SignedAthleteBody),
      'GET /api/athlete-access': () => this.access,
      'GET /api/installation': () => ({ sends_mail: this.sendsMail, contacts: NO_CONTACTS }),
      'POST /api/athlete-access/links': ({ body }) => this.makeLinks(body as MakeLinksBody),
      'DELETE /api/athlete-access/links/{id}': ({ id }) => this.changeAccess(id, { link: 'ended', devices: [] }),
      'DELETE /api/athlete-access/devices/{id}': ({ id }) => this.endDevice(id),
      'POST /api/consents': ({ body }) => this.recordConsent(body as PaperConsentBody),
      'DELETE /api/consents/{id}': ({ id }) => this.changeAccess(id, { consent: 'none', link: 'ended', devices: [] }),
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

  private membershipsOf(id: number): Membership[] {
    return this.memberships.get(id) ?? this.records.get(id).memberships;
  }

  private join(id: number, { version, team_id: teamId, ...days }: AddMembershipBody): Athlete {
    const name = this.teams.find((team) => team.team_id === teamId)?.team_name ?? '';
    const place = { jersey_number: null, position: null };
    const joined = { membership_id: 900 + teamId, team_id: teamId, team: { name }, ...place, ...days };
    this.memberships.set(id, [...this.membershipsOf(id), joined]);
    return this.records.change(id, version, {});
  }

  private add({ team_id, first_name, last_name }: SignedAthleteBody): SignedAthlete {
    const athlete_id = 90 + this.athletes.length;
    this.records.add(buildAthlete({ athlete_id, team_id, first_name, last_name }));
    return { athlete_id };
  }

  private makeLinks({ athlete_ids: ids, by }: MakeLinksBody): MadeLink[] {
    return ids.map((id, at) => {
      const until = '2026-12-10T10:00:00';
      this.changeAccess(id, { link: 'open', link_until: until });
      return { athlete_id: id, key: by === 'mail' ? null : `${KEY}${at}`, link_until: until };
    });
  }

  private endDevice(id: number): void {
    const owner = this.access.find(({ devices }) => devices.some((device) => device.device_id === id));
    if (!owner) throw new ApiError(404, 'not_found', 'Not found.');
    this.changeAccess(owner.athlete_id, { devices: owner.devices.filter(({ device_id: other }) => other !== id) });
  }

  private recordConsent({ athlete_id: id, signed_on: on, text_version: version }: PaperConsentBody): void {
    this.changeAccess(id, { consent: 'given', consent_by: 'paper', consent_on: on, consent_version: version });
  }

  changeAccess(id: number, change: Partial<AthleteAccess>): void {
    this.access = this.access.map((one) => (one.athlete_id === id ? { ...one, ...change } : one));
  }

  private list({ team_id: teamId, archived }: QueryValues): Athlete[] {
    return this.athletes.filter(
      (athlete) =>
        (teamId == null || athlete.team_id === teamId) && (athlete.archived_at !== null) === (archived === 'true'),
    );
  }
}
