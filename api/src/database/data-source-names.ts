/**
 * Names of the two data sources in `@nestjs/typeorm`. Modules register their entities with the writer, and the reader
 * takes them over. On MariaDB both names mean one data source.
 */
export const WRITER = 'writer';
export const READER = 'reader';
