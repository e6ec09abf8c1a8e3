import type { StaffRole } from '@touchline/contracts/permissions';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, optionalText, text, WIDE_NUMBER } from '../../database/columns.js';

/** What happened to the access of an athlete: their personal link, and the devices that it has paired. */
export type AthleteEvent = 'link_made' | 'link_ended' | 'device_paired' | 'device_ended' | 'device_expired';

/** What happened to the staff of a team: who is invited, joins it, gets another role or leaves. */
export type StaffEvent =
  'staff_invited' | 'invitation_withdrawn' | 'invitation_accepted' | 'role_changed' | 'role_ended';

/** What a coach did to the link on a team's poster. */
export type PosterEvent = 'poster_link_made' | 'poster_link_ended';

/** What happened to an account. `administration` is a command of an administrator, named by `command`. */
export type SecurityEvent =
  | 'signed_in'
  | 'signed_out'
  | 'password_changed'
  | 'password_reset_requested'
  | 'password_reset'
  | PosterEvent
  | 'club_setting_changed'
  | AthleteEvent
  | StaffEvent
  | 'administration';

/**
 * One event of an account: who or what it concerns, by numbers, and when. Rows are only ever added. There are no foreign
 * keys, so that a row outlives the account. No e-mail address, name, password or token is stored.
 */
@Entity('security_entries')
@Index('ix_security_entries_coach_id_at', ['coachId', 'at'])
@Index('ix_security_entries_institution_id_at', ['institutionId', 'at'])
@Index('ix_security_entries_athlete_id_at', ['athleteId', 'at'])
@Index('ix_security_entries_at', ['at'])
export class SecurityEntryEntity {
  /** Random and without an order: no counter to run out, and none that a cluster has to share. See `newEntryId`. */
  @PrimaryColumn(WIDE_NUMBER)
  id: number;

  @Column(INSTANT)
  at: Date;

  @Column(text(30))
  event: SecurityEvent;

  /** Of an administrator's command, with the option that decides what it does, such as `api-key --revoke`; else null. */
  @Column(optionalText(30))
  command: string | null;

  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  @Column({ type: 'integer', nullable: true })
  institutionId: number | null;

  @Column({ type: 'integer', nullable: true })
  teamId: number | null;

  @Column({ type: 'integer', nullable: true })
  apiKeyId: number | null;

  /** Whose data an administrator exported or erased, or whose access changed; the number outlives the athlete. Else null. */
  @Column({ type: 'integer', nullable: true })
  athleteId: number | null;

  /** The coach who invited, gave the role or ended it, when `coachId` is the one whom it concerns; else null. */
  @Column({ type: 'integer', nullable: true })
  byCoachId: number | null;

  /** The role that was offered, given or ended; else null. */
  @Column(optionalText(20))
  role: StaffRole | null;

  /** Which setting of the club was changed, from what to what; else null. */
  @Column(optionalText(80))
  detail: string | null;

  /** The network that the call came from, see `networkOf`; null for an administrator's command. */
  @Column(optionalText(30))
  network: string | null;
}
