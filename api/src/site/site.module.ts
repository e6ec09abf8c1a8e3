import { Module } from '@nestjs/common';
import { SitePages } from './site-pages.js';
import { SiteRegistry } from './site-registry.js';

@Module({ providers: [SitePages, SiteRegistry], exports: [SitePages, SiteRegistry] })
export class SiteModule {}
