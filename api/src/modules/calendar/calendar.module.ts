import { Module } from '@nestjs/common';
import { CalendarController } from './calendar.controller.js';
import { CalendarService } from './calendar.service.js';
import { CopyWeekController } from './copy-week.controller.js';
import { CopyWeekService } from './copy-week.service.js';
import { FeedController } from './feed.controller.js';
import { FeedService } from './feed.service.js';
import { PlanningController } from './planning.controller.js';
import { PlanningService } from './planning.service.js';
import { UndoService } from './undo.service.js';

@Module({
  controllers: [CalendarController, PlanningController, CopyWeekController, FeedController],
  providers: [CalendarService, PlanningService, UndoService, CopyWeekService, FeedService],
})
export class CalendarModule {}
