import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { ConsentsModule } from '../consents/index.js';
import { BoardController } from './board/board.controller.js';
import { BoardService } from './board/board.service.js';
import { DecisionsController } from './decisions/decisions.controller.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { DecisionsWriter } from './decisions/decisions.writer.js';
import { SquadDecisionEntity } from './decisions/squad-decision.entity.js';
import { HistoryController } from './history/history.controller.js';
import { HistoryService } from './history/history.service.js';
import { SquadMeasureController } from './measure/squad-measure.controller.js';
import { SquadMeasureService } from './measure/squad-measure.service.js';
import { MessageReadersController } from './messages/message-readers.controller.js';
import { MessagesService } from './messages/messages.service.js';
import { RevisionController } from './revision/revision.controller.js';
import { RevisionService } from './revision/revision.service.js';
import { SeenAnswerEntity } from './seen/seen-answer.entity.js';
import { SeenController } from './seen/seen.controller.js';
import { SeenService } from './seen/seen.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SquadDecisionEntity, SeenAnswerEntity], WRITER), ConsentsModule, MailModule],
  controllers: [
    BoardController,
    DecisionsController,
    HistoryController,
    MessageReadersController,
    RevisionController,
    SeenController,
    SquadMeasureController,
  ],
  providers: [
    BoardService,
    DecisionsService,
    DecisionsWriter,
    HistoryService,
    MessagesService,
    RevisionService,
    SeenService,
    SquadMeasureService,
  ],
})
export class SquadModule {}
