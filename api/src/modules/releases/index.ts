/**
 * Releases of shell and areas, as far as the server has a part in them. Browsers report one outcome per version of an
 * area; counts are stored, and only of versions that the registry names. A version on trial that fails too often is
 * vetoed, and pages return to the live one: `calc/canary-verdict.ts` states the test, its error rates, and why forged
 * reports cannot make a version live. `changes/` is for teams with a release key: files are uploaded to
 * `SITE_DIR/registry/uploads`, which is never served, and the code of `packages/release` judges and makes the change,
 * as for the commands. A key (`keys/`) is good for one area; any other area is answered as unknown.
 */
export { ReleaseKeyEntity } from './keys/release-key.entity.js';
export { findAllKeys } from './keys/release-keys.repository.js';
export { ReleaseOutcomeCountEntity } from './release-outcome-count.entity.js';
export { ReleaseStatusService } from './release-status.service.js';
export { ReleaseVetoEntity } from './release-veto.entity.js';
export { ReleasesModule } from './releases.module.js';
