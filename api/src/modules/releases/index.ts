export { ReleaseKeyEntity } from './keys/release-key.entity.js';
export { findAllKeys } from './keys/release-keys.repository.js';
export { ReleaseOutcomeCountEntity } from './release-outcome-count.entity.js';
export { ReleaseStatusService } from './release-status.service.js';
export { ReleaseVetoEntity } from './release-veto.entity.js';
export { ReleasesModule } from './releases.module.js';
