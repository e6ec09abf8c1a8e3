export { ConsentEntity } from './consent.entity.js';
export { ConsentsModule } from './consents.module.js';
