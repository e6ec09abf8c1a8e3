import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { text } from '../../database/columns.js';

/** A club or school: the tenant. Its time zone decides what "today" is for its coaches. */
@Entity('institutions')
export class Institution {
  @PrimaryGeneratedColumn({ type: 'integer' })
  id: number;

  @Column(text(120))
  name: string;

  @Column(text(64))
  timeZone: string;

  /** Made up by the demo filling: may be wiped and refilled. Real data never carries this. */
  @Column({ type: 'boolean' })
  isDemo: boolean;
}
