/** The site that a release command reads and changes. */
import { LocalSite } from './local-site.mjs';
import { RemoteSite } from './remote-site.mjs';

/**
 * @typedef {object} Site
 * @property {(part?: object) => Promise<Deployed>} read the deployed parts, with what a build of `part` is judged with
 * @property {(name: string, version: string, to: string) => Promise<void>} copyVersion copies a version of a part into the folder `to`
 * @property {(part: object, builds: object[], options: object) => Promise<string[]>} promote makes builds of `buildsOf` live if they
 *   fit and are proven, or puts one on trial; `options`: `why`, `canary`, `unblock`, `unproven`
 * @property {(name: string, trial: { version: string, why: string }) => Promise<string[]>} promoteTrial makes the version on trial live
 * @property {(name: string, change: object) => Promise<string[]>} rollback `change`: `to`, `block`, `why`, `wholeChange`
 * @property {(name: string, change: object) => Promise<string[]>} approve `change`: `version`, `why`
 * @property {(name?: string) => Promise<object[]>} status `ReleaseStatus` of one part or of all
 *
 * A change returns one sentence per part, and throws an error for people when it is refused.
 *
 * @typedef {object} Deployed
 * @property {string} where the folder or the address of the site
 * @property {object} registry
 * @property {object | null} shell its release document; null while the site has none
 * @property {object | null} api the OpenAPI document of the product; null while it has no shell
 * @property {Function} singletonsOf `SingletonsReader` of the deployed areas
 */

/**
 * @param {string | undefined} address the origin of a product. Without it, SITE_DIR
 * @returns {Site}
 */
export const siteAt = (address) => (address === undefined ? new LocalSite() : new RemoteSite(address));
