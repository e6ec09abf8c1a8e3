import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { InstallationController } from './installation.controller.js';
import { InstallationEntity } from './installation.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InstallationEntity], WRITER)],
  controllers: [InstallationController],
})
export class InstallationModule {}
