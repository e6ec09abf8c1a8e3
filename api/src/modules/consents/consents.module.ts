import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { ConsentEntity } from './consent.entity.js';

@Module({ imports: [TypeOrmModule.forFeature([ConsentEntity], WRITER)] })
export class ConsentsModule {}
