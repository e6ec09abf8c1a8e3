import { Module } from '@nestjs/common';
import { AthletePages } from './athlete-pages.js';
import { SitePages } from './site-pages.js';
import { SiteRegistry } from './site-registry.js';

@Module({ providers: [AthletePages, SitePages, SiteRegistry], exports: [AthletePages, SitePages, SiteRegistry] })
export class SiteModule {}
