export { ConsentEntity } from './consent.entity.js';
export { findCurrentConsents, type CurrentConsent } from './consents.repository.js';
export { ConsentsModule } from './consents.module.js';
