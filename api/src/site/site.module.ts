import { Module } from '@nestjs/common';
import { SitePages } from './site-pages.js';

@Module({ providers: [SitePages], exports: [SitePages] })
export class SiteModule {}
