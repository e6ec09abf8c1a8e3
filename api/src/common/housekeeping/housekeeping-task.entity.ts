import { Column, Entity, PrimaryColumn } from 'typeorm';
import { INSTANT, OPTIONAL_INSTANT, text } from '../../database/columns.js';

/** When a task of the housekeeper runs next, on any instance, and how much its last run removed. */
@Entity('housekeeping_tasks')
export class HousekeepingTaskEntity {
  @PrimaryColumn(text(40))
  name: string;

  /** While an instance runs the task: until when the others leave it alone. */
  @Column(INSTANT)
  nextRunAt: Date;

  /** The last run without a failure; null before the first one. */
  @Column(OPTIONAL_INSTANT)
  lastRunAt: Date | null;

  /** The number of rows that this run removed. */
  @Column({ type: 'integer', nullable: true })
  removed: number | null;
}
