import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeviceAuthority } from '../../common/auth/device-authority.js';
import { Housekeeper } from '../../common/housekeeping/housekeeper.js';
import { MailModule } from '../../common/mail/mail.module.js';
import { WRITER } from '../../database/data-source-names.js';
import { EXPIRED_DEVICES, OLD_LINKS } from './athlete-access.housekeeping.js';
import { AthleteDeviceEntity } from './athlete-device.entity.js';
import { AthleteLinkEntity } from './athlete-link.entity.js';
import { DevicesController } from './devices/devices.controller.js';
import { DevicesService } from './devices/devices.service.js';
import { PairingService } from './devices/pairing.service.js';
import { LinkMailService } from './links/link-mail.service.js';
import { LinksController } from './links/links.controller.js';
import { LinksService } from './links/links.service.js';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([AthleteDeviceEntity, AthleteLinkEntity], WRITER)],
  controllers: [LinksController, DevicesController],
  providers: [
    LinkMailService,
    LinksService,
    PairingService,
    DevicesService,
    { provide: DeviceAuthority, useExisting: DevicesService },
  ],
  exports: [DeviceAuthority],
})
export class AthleteAccessModule implements OnModuleInit {
  constructor(private readonly housekeeper: Housekeeper) {}

  onModuleInit(): void {
    this.housekeeper.add(EXPIRED_DEVICES, OLD_LINKS);
  }
}
