import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { GuardianContactEntity } from './guardian-contact.entity.js';
import { GuardianContactsController } from './guardian-contacts.controller.js';
import { GuardianContactsService } from './guardian-contacts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([GuardianContactEntity], WRITER)],
  controllers: [GuardianContactsController],
  providers: [GuardianContactsService],
})
export class GuardianContactsModule {}
