import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { MembershipEntity } from './membership.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([MembershipEntity], WRITER)] })
export class MembershipsModule {}
