export { firstDay, pastEvents, toLedgerEvent } from './ledger.mapper.js';
export { findEntries } from './ledger.repository.js';
export { SessionLedgerModule } from './session-ledger.module.js';
