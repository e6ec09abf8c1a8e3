/** Changes the live versions of a story's product, and restores them. */
import { execFile } from 'node:child_process';
import { appendFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { approve } from '@touchline/release/approve';
import { promote } from '@touchline/release/promote';
import { changeRegistry, readRegistry } from '@touchline/release/registry-store';
import { rollback, type RollbackOptions } from '@touchline/release/rollback';
import { readAreaRelease, versionFolder } from '@touchline/release/site-folder';
import { sideOf } from '../../shell/src/areas/registry/area-candidates.js';
import { alteredRelease, type Alteration } from './altered-release.js';
import { copiedShell } from './copied-shell.js';
import { areaStatus } from './page-status.js';
import type { Product } from './product.js';

export const AREA = 'mfe-teams';
const TOUCHLINE = fileURLToPath(new URL('../../packages/area-kit/bin/touchline.mjs', import.meta.url));
const WHY = { why: 'story' };
let serial = 0;

export class Releases {
  private readonly before;
  /** The version of the area that was live when the story began. */
  readonly original: string;

  constructor(
    private readonly product: Product,
    private readonly area = AREA,
  ) {
    this.before = readRegistry(product.siteDir);
    this.original = this.before.remotes[this.area]?.live ?? '';
  }

  /** Makes the altered area live, or puts it on trial. Returns its version. */
  promote(alteration: Omit<Alteration, 'semver'>, canary?: number): string {
    serial += 1;
    const built = alteredRelease(this.product.siteDir, this.area, this.original, {
      semver: `9.0.${serial}`,
      ...alteration,
    });
    promote(this.product.siteDir, [built], { ...WHY, ...(canary === undefined ? {} : { canary }) });
    rmSync(built.dir, { recursive: true });
    return built.version;
  }

  approve(): void {
    approve(this.product.siteDir, this.area, WHY);
  }

  rollback(options: Pick<RollbackOptions, 'to' | 'block'>): void {
    rollback(this.product.siteDir, this.area, { ...WHY, ...options });
  }

  /** Makes a copy of the live shell under another version live, and blocks the previous one. Returns the new version. */
  replaceShell(): string {
    serial += 1;
    const former = this.before.shell?.live ?? '';
    const built = copiedShell(this.product.siteDir, former, `9.0.${serial}-copy`);
    promote(this.product.siteDir, [built], WHY);
    rmSync(built.dir, { recursive: true });
    rollback(this.product.siteDir, built.name, { ...WHY, block: former });
    return built.version;
  }

  /** Makes what the registry says of the live version untrue, as no check would let it pass. */
  describeLive(change: Partial<ReturnType<typeof readAreaRelease>>): void {
    changeRegistry(this.product.siteDir, (registry) => {
      const remote = registry.remotes[this.area]!;
      const head = { ...remote.releases[remote.live]!, ...change };
      const releases = { ...remote.releases, [remote.live]: head };
      return {
        registry: { ...registry, remotes: { ...registry.remotes, [this.area]: { ...remote, releases } } },
        changes: [],
        ...WHY,
      };
    });
  }

  /** Changes a file of a released version, as a broken disk or an intruder would. */
  tamper(version: string, file: string): void {
    appendFileSync(join(versionFolder(this.product.siteDir, this.area, version), file), '\n;globalThis.stolen = true;');
  }

  /** Takes the files of a version away. */
  remove(version: string): void {
    const folder = versionFolder(this.product.siteDir, this.area, version);
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

/** The version of the area that runs in a page; null for none. */
export async function runningVersion(page: Page, area = AREA): Promise<string | null | undefined> {
  return (await areaStatus(page, area))?.running;
}

/** The number of a browser that takes part in a trial with 99 percent of the browsers. */
export function browserOnTrial(version: string): string {
  const numbers = Array.from({ length: 16 }, (_, digit) => digit.toString(16).repeat(32));
  return numbers.find((number) => sideOf(number, AREA, version) < 99)!;
}

/** Lets a minute pass, after which an open page reads the registry again. The page's clock must be installed. */
export async function waitForRegistry(page: Page): Promise<void> {
  const answered = page.waitForResponse('**/registry.json');
  await page.clock.fastForward(61_000);
  await (await answered).finished();
}

/** A release command on a product, with a key that is good for the area. Each call of it returns what it printed. */
export function releaseCommand(product: Product, command: string, area: string, ...options: string[]) {
  const env = { ...process.env, RELEASE_KEY: product.releaseKey(area) };
  return async (): Promise<string> => {
    const words = [TOUCHLINE, command, area, ...options, '--at', product.url];
    return (await promisify(execFile)(process.execPath, words, { env })).stdout.trim();
  };
}
