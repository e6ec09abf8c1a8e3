import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { TeamEntity } from './team.entity.js';
import { TeamStaffEntity } from './team-staff.entity.js';
import { TeamsController } from './teams.controller.js';
import { TeamsService } from './teams.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TeamStaffEntity, TeamEntity], WRITER)],
  controllers: [TeamsController],
  providers: [TeamsService],
})
export class TeamsModule {}
