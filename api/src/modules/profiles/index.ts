/**
 * Changes of an athlete's profile, with what they end: whoever leaves the roster answers on no phone any more, and a child
 * answers only with the agreement of a guardian. This module is above `athletes`, which `athlete-access` and `consents` read.
 */
export { ProfilesModule } from './profiles.module.js';
export { ProfilesService } from './profiles.service.js';
