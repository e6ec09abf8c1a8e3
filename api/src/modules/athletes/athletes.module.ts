import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { WRITER } from '../../database/data-source-names.js';
import { AthleteEntity } from './athlete.entity.js';
import { AthleteMembershipsController } from './athlete-memberships.controller.js';
import { AthleteMembershipsService } from './athlete-memberships.service.js';
import { AthletesController } from './athletes.controller.js';
import { ENDED_MAIN_TEAMS } from './ended-memberships.housekeeping.js';
import { AthletesService } from './athletes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AthleteEntity], WRITER)],
  controllers: [AthletesController, AthleteMembershipsController],
  providers: [AthletesService, AthleteMembershipsService],
  exports: [AthletesService],
})
export class AthletesModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(ENDED_MAIN_TEAMS);
  }
}
