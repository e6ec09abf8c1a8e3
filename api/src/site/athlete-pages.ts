import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { SELF_REMOVING_ANSWER_WORKER } from '@touchline/release/service-worker';
import { SETTINGS, type Settings } from '../config/settings.js';
import { findSiteFile, type SiteFile } from './site-file.js';

/**
 * Headers of the pages. They hold a key for a moment and health data afterwards, so nothing of them is kept or found by others, and
 * they run nothing but their own files.
 */
export const ATHLETE_PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': [
    "default-src 'none'",
    ...["script-src 'self'", "style-src 'self'", "img-src 'self' data:", "connect-src 'self'"],
    ...["form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"],
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
};

/** The pages of athletes, `/join` and `/answer`: not in the site's folder but beside the server, with which they are released. */
@Injectable()
export class AthletePages {
  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  page(name: string, acceptEncoding: string): Promise<SiteFile | null> {
    return findSiteFile(this.settings.athletePagesDir, name, acceptEncoding);
  }

  file(path: string, acceptEncoding: string): Promise<SiteFile | null> {
    return findSiteFile(this.settings.athletePagesDir, `files/${path}`, acceptEncoding);
  }

  /** The service worker; where opening without a network is switched off, the one that removes itself. */
  async worker(): Promise<string> {
    const file = this.settings.offlineOpening ? await this.page('answer-worker.js', '') : null;
    return file ? readFile(file.path, 'utf8') : SELF_REMOVING_ANSWER_WORKER;
  }
}
