import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { WRITER } from '../../database/data-source-names.js';
import { MeasurementsModule } from '../measurements/index.js';
import { TrainingLoadModule } from '../training-load/index.js';
import { CalendarEventEntity } from './events/calendar-event.entity.js';
import { CalendarFeedEntity } from './feed/calendar-feed.entity.js';
import { ChangedEventEntity } from './undo/changed-event.entity.js';
import { CopiedWeekEntity } from './copy-week/copied-week.entity.js';
import { EventChangeEntity } from './undo/event-change.entity.js';
import { CalendarController } from './events/calendar.controller.js';
import { CalendarService } from './events/calendar.service.js';
import { CopyWeekController } from './copy-week/copy-week.controller.js';
import { CopyWeekService } from './copy-week/copy-week.service.js';
import { FeedController } from './feed/feed.controller.js';
import { FeedService } from './feed/feed.service.js';
import { OverlapsController } from './overlaps/overlaps.controller.js';
import { OverlapsService } from './overlaps/overlaps.service.js';
import { PlanningController } from './events/planning.controller.js';
import { PlanningService } from './events/planning.service.js';
import { EXPIRED_EVENT_CHANGES } from './undo/event-changes.housekeeping.js';
import { UndoController } from './undo/undo.controller.js';
import { UndoService } from './undo/undo.service.js';

@Module({
  imports: [
    MeasurementsModule,
    TrainingLoadModule,
    TypeOrmModule.forFeature(
      [CalendarEventEntity, CalendarFeedEntity, ChangedEventEntity, CopiedWeekEntity, EventChangeEntity],
      WRITER,
    ),
  ],
  controllers: [
    CalendarController,
    PlanningController,
    UndoController,
    CopyWeekController,
    FeedController,
    OverlapsController,
  ],
  providers: [CalendarService, PlanningService, UndoService, CopyWeekService, FeedService, OverlapsService],
  exports: [FeedService],
})
export class CalendarModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_EVENT_CHANGES);
  }
}
