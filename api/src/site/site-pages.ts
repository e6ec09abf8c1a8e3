import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS, type Settings } from '../config/settings.js';
import { findSiteFile, type SiteFile } from './site-file.js';

/**
 * The site's folder. It may be empty at first and changes while the server runs, because releases are copied into it.
 */
@Injectable()
export class SitePages {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  find(path: string, acceptEncoding: string): Promise<SiteFile | null> {
    return findSiteFile(this.settings.siteDir, path, acceptEncoding);
  }

  async hasPages(): Promise<boolean> {
    return (await this.find('index.html', '')) !== null;
  }
}
