import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OPTIONAL_INSTANT, optionalText, text } from '../../../database/columns.js';
import { InstitutionEntity } from './institution.entity.js';

@Entity('coaches')
@Index('uq_coaches_email_key', ['emailKey'], { unique: true })
@Index('ix_coaches_institution_id', ['institutionId'])
export class CoachEntity {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey(() => InstitutionEntity, { name: 'fk_coaches_institution', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(120))
  name: string;

  @Column(text(254))
  email: string;

  /** The e-mail address in the form that the sign-in compares. */
  @Column(text(254))
  emailKey: string;

  @Column(optionalText(40))
  phone: string | null;

  @Column(text(60))
  role: string;

  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  @Column(text(200))
  passwordHash: string;

  /** When an administrator disabled the coach; null while the coach may sign in. */
  @Column(OPTIONAL_INSTANT)
  disabledAt: Date | null;
}
