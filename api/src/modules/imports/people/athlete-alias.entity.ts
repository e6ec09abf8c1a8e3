import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { INSTANT, text } from '../../../database/columns.js';

/** A name by which the files of a team call an athlete, as a coach said once. */
@Entity('athlete_aliases')
@Index('uq_athlete_aliases_team_id_alias_key', ['teamId', 'aliasKey'], { unique: true })
@Index('ix_athlete_aliases_athlete_id', ['athleteId'])
export class AthleteAliasEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('TeamEntity', { name: 'fk_athlete_aliases_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @Column({ type: 'integer' })
  @ForeignKey('AthleteEntity', { name: 'fk_athlete_aliases_athlete', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  athleteId: number;

  /** The name as `matchKey()` makes it. */
  @Column(text(200))
  aliasKey: string;

  @Column(INSTANT)
  createdAt: Date;
}
