import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DeviceAuthority } from '../../common/auth/device-authority.js';
import { WRITER } from '../../database/data-source-names.js';
import { AthleteDeviceEntity } from './athlete-device.entity.js';
import { AthleteLinkEntity } from './athlete-link.entity.js';
import { DevicesService } from './devices/devices.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AthleteDeviceEntity, AthleteLinkEntity], WRITER)],
  providers: [DevicesService, { provide: DeviceAuthority, useExisting: DevicesService }],
  exports: [DeviceAuthority],
})
export class AthleteAccessModule {}
