import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { AthleteAvailabilityEntity } from './athlete-availability.entity.js';
import { AvailabilityController } from './availability.controller.js';
import { AvailabilityService } from './availability.service.js';
import { AvailabilityWriter } from './availability.writer.js';

@Module({
  imports: [TypeOrmModule.forFeature([AthleteAvailabilityEntity], WRITER)],
  controllers: [AvailabilityController],
  providers: [AvailabilityService, AvailabilityWriter],
})
export class AvailabilityModule {}
