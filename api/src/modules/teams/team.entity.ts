import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OPTIONAL_INSTANT, optionalText, text } from '../../database/columns.js';

@Entity('teams')
@Index('uq_teams_institution_id_name_key', ['institutionId', 'nameKey'], { unique: true })
@Index('uq_teams_registration_code', ['registrationCode'], { unique: true })
export class TeamEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', { name: 'fk_teams_institution', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(60))
  sport: string;

  @Column(text(80))
  name: string;

  /** The name as it is compared and ordered: unique within the institution. */
  @Column(text(255))
  nameKey: string;

  @Column(optionalText(8))
  registrationCode: string | null;

  @Column(OPTIONAL_INSTANT)
  codeExpiresAt: Date | null;
}
