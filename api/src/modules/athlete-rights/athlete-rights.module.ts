import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { OwnDataController } from './own-data/own-data.controller.js';
import { OwnDataLimit } from './own-data/own-data-limit.js';
import { OwnDataService } from './own-data/own-data.service.js';
import { OwnReadersService } from './own-data/own-readers.service.js';
import { AthleteRequestEntity } from './requests/athlete-request.entity.js';
import { OwnRequestsController } from './requests/own-requests.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { RequestsService } from './requests/requests.service.js';
import { RequestsWriter } from './requests/requests.writer.js';

/** What athletes may ask of the club by law: to see their data and its readers, a correction, an erasure. */
@Module({
  imports: [TypeOrmModule.forFeature([AthleteRequestEntity], WRITER)],
  controllers: [OwnDataController, OwnRequestsController, RequestsController],
  providers: [OwnDataLimit, OwnDataService, OwnReadersService, RequestsService, RequestsWriter],
})
export class AthleteRightsModule {}
