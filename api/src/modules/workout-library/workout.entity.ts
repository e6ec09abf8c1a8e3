import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { WorkoutDifficulty, WorkoutType } from '@touchline/contracts/workout-rules';
import { optionalText, text } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/**
 * A workout in the library of an institution, shared by all its coaches. The version counts the changes of the workout
 * and of its lines.
 */
@Entity('workouts')
@Index('ix_workouts_institution_id_created_at', ['institutionId', 'createdAt'])
@Index('uq_workouts_institution_id_routine_number', ['institutionId', 'routineNumber'], { unique: true })
export class WorkoutEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', { name: 'fk_workouts_institution', onDelete: 'RESTRICT', onUpdate: 'RESTRICT' })
  institutionId: number;

  @Column(text(50))
  name: string;

  @Column(optionalText(20))
  type: WorkoutType | null;

  @Column(optionalText(20))
  difficulty: WorkoutDifficulty | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /**
   * Counts, from 1, how often coaches have restored the recovery routine: the unique key lets one of two at once through.
   * Null for every other workout.
   */
  @Column({ type: 'integer', nullable: true })
  routineNumber?: number | null;
}
