/**
 * What athletes may ask for on their own device: their stored data and who read it (`own-data/`), and requests to the
 * club (`requests/`). `own-data/` reads the tables that `athlete-data/athlete-tables.ts` lists, and leaves out rows
 * that may be about somebody else (`ownRows`), texts that name others (`other-names.ts`), and notes of the staff.
 */
export { AthleteRequestEntity } from './requests/athlete-request.entity.js';
export { AthleteRightsModule } from './athlete-rights.module.js';
