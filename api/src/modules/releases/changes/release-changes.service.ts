import { Inject, Injectable } from '@nestjs/common';
import type { ReleaseChange, ReleaseChanged } from '@touchline/contracts/release-changes.schema';
import type { ReleaseStatus } from '@touchline/contracts/release-status.schema';
import { approve } from '@touchline/release/approve';
import { promoteBuild, type PromoteBuildOptions } from '@touchline/release/promote-build';
import { readLog, readRegistry } from '@touchline/release/registry-store';
import { judgedVersions, releaseStatus } from '@touchline/release/release-status';
import { rollback } from '@touchline/release/rollback';
import { isInSite, versionFolder } from '@touchline/release/site-folder';
import type { ReleaseKeyHolder } from '../../../common/auth/release-key-holder.js';
import { ApiDescription } from '../../../common/http/api-description.js';
import { notFound } from '../../../common/errors/shared.errors.js';
import { Clock } from '../../../common/time/clock.js';
import { SETTINGS, type Settings } from '../../../config/settings.js';
import { ReleaseStatusService } from '../release-status.service.js';
import { releaseRefused } from '../releases.errors.js';
import { stageFile, useStaged, type StagedVersion } from './staged-files.js';

/** Changes the live versions of the site, for a team that has a key instead of the site's folder. */
@Injectable()
export class ReleaseChangesService {
  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    private readonly statuses: ReleaseStatusService,
    private readonly clock: Clock,
    private readonly description: ApiDescription,
  ) {}

  /** The folder that decides, of which every instance may be asked to store a file or to make a change. */
  private get site(): string {
    const { allSiteDirs, siteDir } = this.settings;
    return allSiteDirs[0] ?? siteDir;
  }

  /** Stores a file of a version until the version is promoted, for a day at least. */
  stage(key: ReleaseKeyHolder, area: string, version: string, file: { name: string; bytes: Buffer }): void {
    requireArea(key, area);
    stageFile(this.site, { area, version }, file, this.clock.now().getTime());
  }

  /** The live versions, who released them, and the reports of browsers about them. 404 before the first release. */
  async status(key: ReleaseKeyHolder, area: string): Promise<ReleaseStatus> {
    requireArea(key, area);
    const { site } = this;
    const outcomes = await this.statuses.outcomesByVersion(this.clock.now());
    const found = releaseStatus(readRegistry(site), readLog(site), outcomes).find(({ part }) => part === area);
    if (!found) throw notFound();
    return found;
  }

  /** Makes a change as the release commands do. Refuses it with their sentences. */
  async change(key: ReleaseKeyHolder, area: string, change: ReleaseChange): Promise<ReleaseChanged> {
    requireArea(key, area);
    const { site } = this;
    const { keptReleaseDays: keptDays, allSiteDirs } = this.settings;
    const { why } = change;
    const reason = { why, by: `release key "${key.name}"`, keptDays, copies: allSiteDirs.slice(1) };
    switch (change.action) {
      case 'promote': {
        const { version, canary, unblock = false, onlyOnTrial = false, proof = null, unproven } = change;
        const judged = judgedVersions(await this.statuses.outcomesByVersion(this.clock.now()));
        const options = {
          ...{ ...reason, ...judged, unblock, onlyOnTrial, proof, api: this.description.served },
          ...(canary === undefined ? {} : { canary }),
          ...(unproven === undefined ? {} : { unproven }),
        };
        return this.judged(() => promoteUploaded(site, { area, version }, options));
      }
      case 'rollback': {
        const { to, block } = change;
        const versions = { ...(to === undefined ? {} : { to }), ...(block === undefined ? {} : { block }) };
        return this.judged(() => rollback(site, area, { ...reason, ...versions }));
      }
      case 'approve': {
        const { version } = change;
        return this.judged(() => [approve(site, area, { ...reason, ...(version === undefined ? {} : { version }) })]);
      }
    }
  }

  /** The release code throws plain errors with sentences for people. Any other error is a failure of the server. */
  private judged(work: () => string[]): ReleaseChanged {
    try {
      return { sentences: work().map((sentence) => this.withoutFolders(sentence)) };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw releaseRefused(this.withoutFolders(error.message));
    }
  }

  /** Teams learn nothing of the folders of the machines. */
  private withoutFolders(sentence: string): string {
    return this.settings.allSiteDirs.reduce((text, folder) => text.replaceAll(folder, 'the site'), sentence);
  }
}

/** A key for another area is answered as if there were no such area. */
function requireArea(key: ReleaseKeyHolder, area: string): void {
  if (key.area !== area) throw notFound();
}

function promoteUploaded(site: string, { area, version }: StagedVersion, options: PromoteBuildOptions): string[] {
  const promoteFrom = (dir: string) => promoteBuild(site, { name: area, version, dir }, options);
  // A version that was live before needs no upload.
  if (isInSite(site, area, version)) return promoteFrom(versionFolder(site, area, version));
  return useStaged(site, { area, version }, promoteFrom);
}

/** Errors of Node (with a `code`) and of the language are no refusals. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || 'code' in error) return false;
  return ['Error', 'UnfitError', 'BuildError'].includes(error.name);
}
