import { Module } from '@nestjs/common';
import { SeasonChangesController } from './season-changes.controller.js';
import { SeasonChangesService } from './season-changes.service.js';

@Module({ controllers: [SeasonChangesController], providers: [SeasonChangesService] })
export class SeasonChangesModule {}
