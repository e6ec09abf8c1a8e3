import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Team } from './team.entity.js';

/** Who coaches which team: the only way a coach reaches anything. */
@Entity('team_staff')
@Index('ix_team_staff_coach_id', ['coachId'])
export class TeamStaff {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => Team, { name: 'fk_team_staff_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('Coach', { name: 'fk_team_staff_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;
}
