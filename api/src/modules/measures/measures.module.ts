import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { BatteriesController } from './batteries/batteries.controller.js';
import { BatteriesService } from './batteries/batteries.service.js';
import { BatteryEntity } from './batteries/battery.entity.js';
import { MeasureEntity } from './measure.entity.js';
import { MeasuresController } from './measures.controller.js';
import { MeasuresService } from './measures.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([MeasureEntity, BatteryEntity], WRITER)],
  controllers: [MeasuresController, BatteriesController],
  providers: [MeasuresService, BatteriesService],
})
export class MeasuresModule {}
