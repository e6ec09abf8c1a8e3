import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WRITER } from '../../database/data-source-names.js';
import { PosterLinkEntity } from './poster-link.entity.js';
import { PosterLinksController } from './poster-links.controller.js';
import { PosterLinksService } from './poster-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([PosterLinkEntity], WRITER)],
  controllers: [PosterLinksController],
  providers: [PosterLinksService],
})
export class PostersModule {}
