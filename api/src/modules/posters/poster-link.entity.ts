import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ATHLETE_KEY_LENGTH } from '@touchline/contracts/athlete-access-rules';
import { INSTANT, text } from '../../database/columns.js';

/**
 * The link on a team's poster. Its key is stored in plain text, because a coach prints the poster again; it hangs on a wall,
 * and only lets somebody ask to join.
 */
@Entity('poster_links')
@Index('uq_poster_links_link_key', ['linkKey'], { unique: true })
export class PosterLinkEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_poster_links_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  /** 130 random bits, in the spelling of `newAthleteKey`. */
  @Column(text(ATHLETE_KEY_LENGTH))
  linkKey: string;

  @Column(INSTANT)
  createdAt: Date;

  /** The end of its last day at the club. */
  @Column(INSTANT)
  expiresAt: Date;
}
