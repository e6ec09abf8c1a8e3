/**
 * Athletes on their own phone. A coach makes a personal link (`links/`), and a browser that sends its key becomes a
 * device (`devices/`) of the athlete. Unique keys decide races: one link per athlete, five slots for devices. Every key
 * that pairs nothing causes the same statements and the same answer, so that keys cannot be guessed
 * (`pairing.service.ts`). Each request of an athlete goes through `admit` of `devices.service.ts`, which renews the
 * device once a day; `device.rules.ts` says when a device ends. `endAccess` ends link and devices from the next call
 * on. Every write of an athlete begins with `lockAnswering`, which notices a device that has ended while the body was
 * read. `withdrawal.writer.ts` ends a consent with the access that it allowed.
 */
export { endAccess, endLinksMadeBy, lockAnswering } from './access.writer.js';
export { AthleteAccessModule } from './athlete-access.module.js';
export { AthleteDeviceEntity } from './athlete-device.entity.js';
export { AthleteLinkEntity } from './athlete-link.entity.js';
export { endAnyDevices } from './devices/expired-devices.writer.js';
export { seasonEnd } from './devices/device.rules.js';
export { endConsentOfChild, withdraw } from './withdrawal.writer.js';
