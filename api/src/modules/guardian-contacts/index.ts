/** Guardians of athletes as the club's own lists name them. Rosters from files bring them; nobody has confirmed their addresses. */
export { GuardianContactEntity } from './guardian-contact.entity.js';
export { GuardianContactsModule } from './guardian-contacts.module.js';
