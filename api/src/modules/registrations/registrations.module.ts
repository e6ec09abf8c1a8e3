import { Module } from '@nestjs/common';
import { PendingAthletesController } from './pending-athletes.controller.js';
import { PendingAthletesService } from './pending-athletes.service.js';
import { RegistrationsController } from './registrations.controller.js';
import { RegistrationsService } from './registrations.service.js';

@Module({
  controllers: [RegistrationsController, PendingAthletesController],
  providers: [RegistrationsService, PendingAthletesService],
})
export class RegistrationsModule {}
