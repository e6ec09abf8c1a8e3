export { isOver } from './calc/event-over.js';
export { EventAbsenceEntity } from './event-absence.entity.js';
export { firstDay, pastEvents, toLedgerEvent } from './ledger.mapper.js';
export { carriesLoad, findEntries, isOnlyOfDay } from './ledger.repository.js';
export { SessionLedgerModule } from './session-ledger.module.js';
