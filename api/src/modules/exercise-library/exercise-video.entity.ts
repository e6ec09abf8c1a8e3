import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { optionalText } from '../../database/columns.js';
import { VersionedColumns } from '../../database/versioned-columns.js';

/**
 * The video that an institution has given an exercise of the catalogue, for all its coaches. A removed one keeps its row,
 * without an address, so that its versions go on and a coach who saw the video cannot overwrite a later one.
 */
@Entity('exercise_videos')
@Index('uq_exercise_videos_institution_id_exercise_id', ['institutionId', 'exerciseId'], { unique: true })
export class ExerciseVideoEntity extends VersionedColumns {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'integer' })
  @ForeignKey('InstitutionEntity', {
    name: 'fk_exercise_videos_institution',
    onDelete: 'RESTRICT',
    onUpdate: 'RESTRICT',
  })
  institutionId: number;

  @Column({ type: 'integer' })
  exerciseId: number;

  /** As the coach typed it; null after its removal. */
  @Column(optionalText(300))
  videoUrl: string | null;
}
