import { Module } from '@nestjs/common';
import { InstallationController } from './installation.controller.js';

@Module({ controllers: [InstallationController] })
export class InstallationModule {}
