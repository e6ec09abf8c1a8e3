import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { PendingAthleteEntity } from './pending-athlete.entity.js';
import { PendingAthletesController } from './pending-athletes.controller.js';
import { PendingAthletesService } from './pending-athletes.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PendingAthleteEntity], WRITER)],
  controllers: [RegistrationsController, PendingAthletesController],
  providers: [RegistrationsService, PendingAthletesService],
})
export class RegistrationsModule {}
