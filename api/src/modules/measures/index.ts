/**
 * What is measured: the catalogue of the product's and the club's measures with their versions, and batteries of tests. The
 * values are in the module `measurements`, and what teams ask in `surveys`.
 */
export { findCatalogue } from './measures.repository.js';
export { MeasureEntity } from './measure.entity.js';
export { unknownMeasure } from './measures.errors.js';
export { MeasuresModule } from './measures.module.js';
