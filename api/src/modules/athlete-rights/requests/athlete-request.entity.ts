import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { REQUEST_TEXT_MAX } from '@touchline/contracts/athlete-limits';
import type { AthleteRequest } from '@touchline/contracts/athlete-rights.schema';
import { INSTANT, OPTIONAL_INSTANT, optionalText, text } from '../../../database/columns.js';

export type RequestKind = AthleteRequest['kind'];

/** What an athlete asked of the club. It does nothing by itself: a coach answers it. */
@Entity('athlete_requests')
@Index('uq_athlete_requests_athlete_id_open_kind', ['athleteId', 'openKind'], { unique: true })
@Index('uq_athlete_requests_athlete_id_key_sha256', ['athleteId', 'keySha256'], { unique: true })
export class AthleteRequestEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_requests_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  @Column(text(10))
  kind: RequestKind;

  /** The kind while the request is open, of which an athlete has one at most; null once it is closed. */
  @Column(optionalText(10))
  openKind: RequestKind | null;

  @Column(text(REQUEST_TEXT_MAX))
  text: string;

  @Column(INSTANT)
  askedAt: Date;

  @Column(OPTIONAL_INSTANT)
  doneAt: Date | null;

  /** The coach who closed it. Without a foreign key: the row says who it was. */
  @Column({ type: 'integer', nullable: true })
  coachId: number | null;

  @Column(optionalText(REQUEST_TEXT_MAX))
  answer: string | null;

  /** The `Idempotency-Key` it was sent with, and the call; null without one. */
  @Column(optionalText(64))
  keySha256: string | null;

  @Column(optionalText(64))
  callSha256: string | null;
}
