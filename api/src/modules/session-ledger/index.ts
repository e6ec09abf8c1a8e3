/**
 * Past events beside their marks and sessions; `calc/` holds the rules. A session that names an event counts for it,
 * and moves with it; one that names none counts for the day's only event of its team, and stays on its day. `POST
 * /api/sessions/grid` adds missing sessions and leaves present ones alone, guarded by the unique key of event and
 * athlete: repeating it needs no `Idempotency-Key`.
 */
export { isOver } from './calc/event-over.js';
export { EventAbsenceEntity } from './event-absence.entity.js';
export { firstDay, pastEvents, toLedgerEvent } from './ledger.mapper.js';
export { carriesLoad, findEntries, isOnlyOfDay } from './ledger.repository.js';
export { SessionLedgerModule } from './session-ledger.module.js';
