import { Column } from 'typeorm';
import { ONE_DECIMAL, optionalText, text } from '../../database/columns.js';

/** The columns that an athlete shares with a registration. */
export abstract class PersonColumns {
  @Column(text(80))
  firstName: string;

  @Column(text(80))
  lastName: string;

  @Column({ type: 'date', nullable: true })
  dateOfBirth: string | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  weightKg: number | null;

  @Column({ ...ONE_DECIMAL, nullable: true })
  heightCm: number | null;

  /** The person's id in the athletes' app. Unique within an institution among athletes who have an `institutionId`. */
  @Column(optionalText(80))
  externalId: string | null;
}
