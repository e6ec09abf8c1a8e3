/** Changes what is live on a story's product, and puts it back. */
import { appendFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { approve } from '@touchline/release/approve';
import { promote } from '@touchline/release/promote';
import { changeRegistry, readRegistry } from '@touchline/release/registry-store';
import { rollback, type RollbackOptions } from '@touchline/release/rollback';
import { readAreaRelease, versionFolder } from '@touchline/release/site-folder';
import { alteredRelease, type Alteration } from './altered-release.js';
import type { Product } from './product.js';

export const AREA = 'mfe-teams';
const WHY = { why: 'story' };
let serial = 0;

export class Releases {
  private readonly before;
  /** The version of the area that was live when the story began. */
  readonly original: string;

  constructor(private readonly product: Product) {
    this.before = readRegistry(product.siteDir);
    this.original = this.before.remotes[AREA]?.live ?? '';
  }

  /** Makes the altered area live, or puts it on trial. Returns its version. */
  promote(alteration: Omit<Alteration, 'semver'>, canary?: number): string {
    serial += 1;
    const built = alteredRelease(this.product.siteDir, AREA, this.original, { semver: `9.0.${serial}`, ...alteration });
    promote(this.product.siteDir, [built], { ...WHY, ...(canary === undefined ? {} : { canary }) });
    return built.version;
  }

  approve(): void {
    approve(this.product.siteDir, AREA, WHY);
  }

  rollback(options: Pick<RollbackOptions, 'to' | 'block'>): void {
    rollback(this.product.siteDir, AREA, { ...WHY, ...options });
  }

  /** Makes what the registry says of the live version untrue, as no check would let it pass. */
  describeLive(change: Partial<ReturnType<typeof readAreaRelease>>): void {
    changeRegistry(this.product.siteDir, (registry) => {
      const remote = registry.remotes[AREA]!;
      const head = { ...remote.releases[remote.live]!, ...change };
      const releases = { ...remote.releases, [remote.live]: head };
      return {
        registry: { ...registry, remotes: { ...registry.remotes, [AREA]: { ...remote, releases } } },
        changes: [],
        ...WHY,
      };
    });
  }

  /** Changes a file of a released version, as a broken disk or an intruder would. */
  tamper(version: string, file: string): void {
    appendFileSync(join(versionFolder(this.product.siteDir, AREA, version), file), '\n;globalThis.stolen = true;');
  }

  /** Takes the files of a version away. */
  remove(version: string): void {
    const folder = versionFolder(this.product.siteDir, AREA, version);
    renameSync(folder, `${folder}.away`);
  }

  restore(): void {
    changeRegistry(this.product.siteDir, (registry) => ({
      registry: { ...registry, shell: this.before.shell, remotes: this.before.remotes },
      changes: [],
      ...WHY,
    }));
  }
}

interface Status {
  areas: { name: string; phase: string; running: string | null; attempts: number }[];
}

/** The version of the area that runs in a page; null for none. */
export async function runningVersion(page: Page): Promise<string | null | undefined> {
  const { areas } = await page.evaluate(() =>
    (window as unknown as { __touchline: { status: () => Status } }).__touchline.status(),
  );
  return areas.find(({ name }) => name === AREA)?.running;
}

/** Lets a minute pass, after which an open page reads the registry again. The page's clock must be installed. */
export async function waitForRegistry(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(61_000);
  await (await answered).finished();
}
