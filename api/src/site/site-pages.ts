import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { RegistryDocument, ShellRelease } from '@touchline/contracts/area';
import { renderPage } from '@touchline/release/render-page';
import { SELF_REMOVING_SERVICE_WORKER, SERVICE_WORKER } from '@touchline/release/service-worker';
import { tagOf } from '../common/http/entity-tag.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { findSiteFile, type SiteFile } from './site-file.js';
import { SiteRegistry } from './site-registry.js';

/** The page of an address, as it is sent. */
export interface SitePage {
  html: string;
  etag: string;
  /** Whether all its scripts are released files, which have integrity values. */
  isReleased: boolean;
}

/** What a page is made of, of one version of the shell. */
interface ShellPage {
  version: string;
  template: string;
  frame: ShellRelease['frame'];
}

/**
 * The site's folder. It may be empty at first and changes while the server runs, because releases are copied into it.
 */
@Injectable()
export class SitePages {
  private shellPage: ShellPage | null = null;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly registry: SiteRegistry,
  ) {}

  find(path: string, acceptEncoding: string): Promise<SiteFile | null> {
    return findSiteFile(this.settings.siteDir, path, acceptEncoding);
  }

  /**
   * The page of `pathname`, made from the registry, so that shell and areas change in one write. Null while the site has no
   * page. Without a registry that names a shell it is the site's `index.html`, as in development.
   */
  async page(pathname: string): Promise<SitePage | null> {
    const released = await this.render(pathname);
    const html = released ?? (await this.readText('index.html'));
    if (html === null) return null;
    return { html, isReleased: released !== null, etag: `"${tagOf(html)}"` };
  }

  /** The registry that a page names, which may no longer be the newest. Null when this instance does not have it. */
  registryAt(site: string, seq: number): Promise<RegistryDocument | null> {
    return this.registry.at(site, seq);
  }

  /**
   * The service worker of the live shell; where opening without a network is switched off, or the live shell has none, the one
   * that removes itself and the files that the other has kept.
   */
  async serviceWorker(): Promise<string> {
    const registry = this.settings.offlineOpening ? await this.registry.read() : null;
    const live = registry?.shell && (await this.readText(`shell/${registry.shell.live}/${SERVICE_WORKER}`));
    return live ?? SELF_REMOVING_SERVICE_WORKER;
  }

  async hasPages(): Promise<boolean> {
    return (await this.page('/')) !== null;
  }

  private async render(pathname: string): Promise<string | null> {
    const registry = await this.registry.read();
    if (!registry?.shell) return null;
    const shell = await this.readShell(registry.shell.live);
    return shell && renderPage(shell.template, registry, pathname, shell.frame);
  }

  /** The files of a version never change, so the ones of the live version are read once. */
  private async readShell(version: string): Promise<ShellPage | null> {
    if (this.shellPage?.version === version) return this.shellPage;
    const [template, release] = await Promise.all(
      ['index.html', 'release.json'].map((name) => this.readText(`shell/${version}/${name}`)),
    );
    if (!template || !release) return null;
    const { frame } = JSON.parse(release) as ShellRelease;
    this.shellPage = { version, template, frame };
    return this.shellPage;
  }

  private async readText(path: string): Promise<string | null> {
    const file = await this.find(path, '');
    return file && (await readFile(file.path, 'utf8'));
  }
}
