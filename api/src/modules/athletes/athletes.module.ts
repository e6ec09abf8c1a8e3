import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { AthleteEntity } from './athlete.entity.js';
import { AthletesController } from './athletes.controller.js';
import { AthletesService } from './athletes.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AthleteEntity], WRITER)],
  controllers: [AthletesController],
  providers: [AthletesService],
})
export class AthletesModule {}
