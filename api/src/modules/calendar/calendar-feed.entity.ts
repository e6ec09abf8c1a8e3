import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../database/columns.js';

/**
 * The secret in the address of a team's calendar. Kept as it is, unlike passwords and session tokens: a coach may look the address up again
 * for the next device, and it opens nothing but what stands in this database beside it.
 */
@Entity('calendar_feeds')
@Index('uq_calendar_feeds_secret', ['secret'], { unique: true })
export class CalendarFeed {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Team', { name: 'fk_calendar_feeds_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  /** 256 random bits as base64url. */
  @Column(text(43))
  secret: string;

  @Column(INSTANT)
  createdAt: Date;
}
