export { endAccess, endLinksMadeBy, lockAnswering } from './access.writer.js';
export { AthleteAccessModule } from './athlete-access.module.js';
export { AthleteDeviceEntity } from './athlete-device.entity.js';
export { AthleteLinkEntity } from './athlete-link.entity.js';
export { endAnyDevices } from './devices/expired-devices.writer.js';
export { seasonEnd } from './devices/device.rules.js';
