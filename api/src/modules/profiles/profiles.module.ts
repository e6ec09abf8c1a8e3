import { Module } from '@nestjs/common';
import { AthletesModule } from '../athletes/index.js';
import { ConsentsModule } from '../consents/index.js';
import { ProfilesController } from './profiles.controller.js';
import { ProfilesService } from './profiles.service.js';

@Module({
  imports: [AthletesModule, ConsentsModule],
  controllers: [ProfilesController],
  providers: [ProfilesService],
  exports: [ProfilesService],
})
export class ProfilesModule {}
