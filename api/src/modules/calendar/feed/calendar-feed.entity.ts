import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';

/**
 * The secret in the address of a team's calendar feed. It is stored in plain text, unlike passwords and session tokens:
 * a coach can look up the address again for another device, and the secret gives access only to events of this same
 * database.
 */
@Entity('calendar_feeds')
@Index('uq_calendar_feeds_secret', ['secret'], { unique: true })
export class CalendarFeedEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_calendar_feeds_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  /** 256 random bits in base64url: 43 characters. */
  @Column(text(43))
  secret: string;

  @Column(INSTANT)
  createdAt: Date;
}
