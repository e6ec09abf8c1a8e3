/**
 * What a program of a club reads with a read key: the keys in `keys/`, the lists of `/api/data` in `lists/`. A program
 * only reads; `common/access/program-reach.ts` decides what. `export/` makes files of one team of the same lists for coaches.
 */
export { ClubDataModule } from './club-data.module.js';
export { ReadKeyEntity } from './keys/read-key.entity.js';
