/** The site in SITE_DIR, where the commands can write. See `Site` in `site.mjs`. */
import { cpSync, existsSync } from 'node:fs';
import { approve } from '@touchline/release/approve';
import { isAsLogged } from '@touchline/release/registry-signature';
import { promoteBuild } from '@touchline/release/promote-build';
import { readLog, readRegistry, registryFile } from '@touchline/release/registry-store';
import { judgedVersions, releaseStatus } from '@touchline/release/release-status';
import { rollback } from '@touchline/release/rollback';
import { liveShell, singletonsIn, versionFolder } from '@touchline/release/site-folder';
import { apiDocument, kitFile } from '../area/kit.mjs';
import { hasSiteDir, keptDays, siteFolders } from '../area/settings.mjs';
import { readProof } from './proofs.mjs';
import { readOutcomes } from './reported-outcomes.mjs';
import { registrySigner } from './signing-key.mjs';

export class LocalSite {
  /** Where SITE_DIR cannot be reached, what is deployed is the shell of the kit, without other areas. */
  get #folder() {
    return hasSiteDir() ? siteFolders().site : kitFile('site');
  }

  /** `api` is that of the kit, which a checkout builds together with the API that serves the folder. */
  async read() {
    const site = this.#folder;
    const registry = existsSync(registryFile(site)) ? readRegistry(site) : { site: '', seq: 0, remotes: {} };
    return {
      where: hasSiteDir() ? site : 'the shell of the area kit',
      registry,
      shell: liveShell(site, registry),
      api: apiDocument(),
      singletonsOf: singletonsIn(site),
    };
  }

  async copyVersion(name, version, to) {
    cpSync(versionFolder(this.#folder, name, version), to, { recursive: true });
  }

  async promote(part, [built, ...together], options) {
    const proof = readProof(part, built.version);
    return this.#promote(built, { ...options, together, proof, api: apiDocument() });
  }

  async promoteTrial(name, { version, why }) {
    const built = { name, version, dir: versionFolder(this.#writableSite().site, name, version) };
    return this.#promote(built, { why, onlyOnTrial: true, proof: null, api: null });
  }

  async #promote(built, options) {
    const { site, ...reason } = this.#writableSite();
    const isReplaced = built.name !== 'shell' || options.together.length > 0;
    const hasReports = isReplaced && readRegistry(site).shell !== undefined;
    const outcomes = hasReports ? await readOutcomes() : null;
    return promoteBuild(site, built, { ...options, ...judgedVersions(outcomes), ...reason });
  }

  async rollback(name, change) {
    const { site, ...reason } = this.#writableSite();
    return rollback(site, name, { ...change, ...reason });
  }

  async approve(name, change) {
    const { site, ...reason } = this.#writableSite();
    return [approve(site, name, { ...change, ...reason })];
  }

  async status(name) {
    const { site } = requireSite();
    const [registry, log] = [readRegistry(site), readLog(site)];
    if (!isAsLogged(registry, log))
      process.stderr.write(
        'registry.json is not what the release commands wrote last: somebody else has changed it.\n',
      );
    const rows = releaseStatus(registry, log, await readOutcomes());
    return rows.filter(({ part }) => name === undefined || part === name);
  }

  /** The folders to change, with the options of every change. */
  #writableSite() {
    return { ...requireSite(), keptDays: keptDays(), signer: registrySigner() };
  }
}

/** The folders of the site. Throws where the commands can reach none. */
function requireSite() {
  if (hasSiteDir()) return siteFolders();
  throw new Error('Name the product, as --at https://club.example, or set SITE_DIR to the folder of its site.');
}
