/**
 * What a program of a club reads with a read key: the keys in `keys/`, the lists of `/api/data` in `lists/`. A program
 * only reads; `common/access/program-reach.ts` decides what.
 */
export { ClubDataModule } from './club-data.module.js';
export { ReadKeyEntity } from './keys/read-key.entity.js';
