import type { StaffRole } from '@touchline/contracts/permissions';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { text } from '../../database/columns.js';
import { TeamEntity } from './team.entity.js';

/** Which coach coaches which team, and as what. Access to all data of teams and athletes derives from these rows. */
@Entity('team_staff')
@Index('ix_team_staff_coach_id', ['coachId'])
export class TeamStaffEntity {
  @PrimaryColumn({ type: 'integer' })
  @ForeignKey(() => TeamEntity, { name: 'fk_team_staff_team', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  teamId: number;

  @PrimaryColumn({ type: 'integer' })
  @ForeignKey('CoachEntity', { name: 'fk_team_staff_coach', onDelete: 'CASCADE', onUpdate: 'RESTRICT' })
  coachId: number;

  @Column({ ...text(20), default: 'head_coach' })
  role: StaffRole;
}
